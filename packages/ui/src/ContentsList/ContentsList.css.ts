import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const title = style({ fontSize: vars.size.body, lineHeight: vars.leading.heading });

export const parts = style({
  listStyleType: '""',
  padding: 0,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { '* + &': { marginBlockStart: vars.space.x3 } },
});

export const part = style({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}` });

export const link = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
