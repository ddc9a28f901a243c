import { vars } from '@uno/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ maxWidth: vars.layout.measure });

export const text = styleVariants({
  caption: [base, { fontSize: vars.size.caption, lineHeight: vars.leading.snug }],
  small: [base, { fontSize: vars.size.small, lineHeight: vars.leading.body }],
  body: [base, { fontSize: vars.size.body, lineHeight: vars.leading.body }],
  lead: [base, { fontSize: vars.size.lead, lineHeight: vars.leading.snug }],
});

export const subtle = style({ color: vars.surface.textSubtle });
