import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'clear');

/** A control of one's own, in a pane as the text fields have. */
export const date = style({
  width: '100%',
  minHeight: vars.layout.target,
  paddingInline: vars.space.x3,
  border: `${vars.stroke.hairline} solid ${page.boundary.edge}`,
  borderBlockEndWidth: vars.stroke.edge,
  borderRadius: 0,
  background: ground.clear,
  color: on('clear').text.ink,
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-invalid]': { borderColor: page.boundary.danger, borderBlockEndWidth: `calc(2 * ${vars.stroke.edge})` },
  },
});
