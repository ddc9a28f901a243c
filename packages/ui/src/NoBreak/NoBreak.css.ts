import { style } from '@vanilla-extract/css';

/** A box in the line: it breaks only where the whole line is too narrow for it, as with enlarged text. */
export const whole = style({ display: 'inline-block', textDecoration: 'inherit' });
