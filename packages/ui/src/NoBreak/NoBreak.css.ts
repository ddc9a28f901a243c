import { largeLetters } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/* In letters of twice the size a part may be wider than the window. */
export const whole = style({ whiteSpace: 'nowrap', '@media': { [largeLetters]: { whiteSpace: 'normal' } } });
