import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Room above and below, as a page has it. */
export const band = style({ paddingBlock: vars.space.x6 });
