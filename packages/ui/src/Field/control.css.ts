import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';
import { lowerEdgeSweep } from '../sweep/sweep.ts';

/* The border must contrast with the page and with the field, the text with the field only. */
const page = on('paper', 'paperDeep', 'glass', 'clear');
const clear = on('clear');

/* The box of a text control: a thin frame with a heavier lower edge, along which a sweep runs on focus. */

export const control = style([
  lowerEdgeSweep(page.boundary.brand, vars.stroke.edge),
  {
    // Not `corners.control`: its clip would cut off the sweep on the lower edge.
    borderRadius: vars.radius.control,
    position: 'relative',
    display: 'flex',
    minHeight: vars.layout.target,
    background: ground.clear,
    border: `${vars.stroke.hairline} solid ${page.boundary.edge}`,
    borderBlockEnd: `${vars.stroke.edge} solid ${page.boundary.edge}`,
    selectors: {
      '&:hover': { borderColor: page.boundary.ink },
      '&:focus-within': { borderColor: page.boundary.ink },
      '[data-invalid] > &': { borderColor: page.boundary.danger, borderBlockEndWidth: `calc(2 * ${vars.stroke.edge})` },
      '[data-invalid] > &::after': { background: page.boundary.danger, insetBlockEnd: `calc(-2 * ${vars.stroke.edge})` },
      // Like a disabled button: a dashed frame, no background, no sweep.
      '&:has(> :disabled)': { background: 'transparent', borderColor: page.boundary.edge, borderStyle: 'dashed', cursor: 'not-allowed' },
      '&:has(> :focus-visible)': { outline: `3px solid ${page.boundary.focus}`, outlineOffset: '3px' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' } } } },
  },
]);

/** The native input, textarea or select. The wrapper shows the focus ring where the browser supports `:has`. */
export const filling = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: 0,
  // Autofill colours the input, which must be as round as the pane.
  borderRadius: 'inherit',
  background: 'transparent',
  color: clear.text.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  selectors: {
    '&::placeholder': { color: clear.text.inkSoft, opacity: 1 },
    '&:disabled': { color: page.text.inkSoft, opacity: 1, cursor: 'not-allowed' },
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${ground.clear}`, WebkitTextFillColor: clear.text.ink },
  },
  '@supports': { 'selector(:has(*))': { selectors: { '&:focus-visible': { outline: 'none' } } } },
});

export const input = style([filling, { fontVariantNumeric: 'tabular-nums' }]);

export const unitText = style({
  flex: 'none',
  alignSelf: 'center',
  paddingInlineEnd: vars.space.x3,
  color: clear.text.inkSoft,
  fontSize: vars.size.small,
});
