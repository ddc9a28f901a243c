import { largeLetters } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/* With enlarged text on a phone, a part may be wider than the window. */
export const whole = style({ whiteSpace: 'nowrap', '@media': { [largeLetters]: { whiteSpace: 'normal' } } });
