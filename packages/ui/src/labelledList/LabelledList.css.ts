import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The label above a list or a note. */
export const label = style({ display: 'block', fontSize: vars.size.small, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const list = style({ marginBlockStart: vars.space.x2 });
