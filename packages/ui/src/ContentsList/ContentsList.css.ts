import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

export const title = style({ fontSize: vars.size.body, lineHeight: vars.leading.heading });

export const parts = style({
  listStyleType: '""',
  padding: 0,
  borderBlockStart: `${vars.stroke.edge} solid ${page.boundary.ink}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { '* + &': { marginBlockStart: vars.space.x3 } },
});

export const part = style({ borderBlockEnd: `${vars.stroke.hairline} solid ${page.boundary.edge}` });

export const link = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
