import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A name over what it names: of the list, and of a note beside it. */
export const label = style({ display: 'block', fontSize: vars.size.small, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const list = style({ marginBlockStart: vars.space.x2 });
