import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { lowerEdgeSweep } from '../sweep/sweep.ts';

/* The box of a text control: a thin frame with a heavier lower edge, along which a sweep runs on focus. */

export const control = style([
  lowerEdgeSweep(vars.surface.accent, vars.stroke.edge),
  {
    // Not `corners.control`: its clip would cut off the sweep on the lower edge.
    borderRadius: vars.radius.control,
    position: 'relative',
    display: 'flex',
    minHeight: vars.layout.target,
    background: vars.surface.field,
    border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
    borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.edge}`,
    selectors: {
      '&:hover': { borderColor: vars.surface.text },
      '&:focus-within': { borderColor: vars.surface.text },
      // What can be read but not changed: a line below, no frame, no background, no sweep.
      '&:has(> [readonly])': { background: 'transparent', borderColor: vars.surface.edge, borderWidth: `0 0 ${vars.stroke.hairline}` },
      '&:has(> [readonly])::after': { display: 'none' },
      '[data-invalid] > &': { borderColor: vars.surface.danger, borderBlockEndWidth: `calc(2 * ${vars.stroke.edge})` },
      '[data-invalid] > &::after': { background: vars.surface.danger, insetBlockEnd: `calc(-2 * ${vars.stroke.edge})` },
      // Like a disabled button: a dashed frame, no background, no sweep.
      '&:has(> :disabled)': { background: 'transparent', borderColor: vars.surface.edge, borderStyle: 'dashed', cursor: 'not-allowed' },
      '&:has(> :focus-visible)': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' },
    },
    // Forced colours remove the background: what is read-only has a frame then.
    '@media': { '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' }, '&:has(> [readonly])': { borderWidth: vars.stroke.hairline } } } },
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
  color: vars.surface.onField,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  selectors: {
    '&::placeholder': { color: vars.surface.onFieldSubtle, opacity: 1 },
    '&:disabled': { color: vars.surface.textSubtle, opacity: 1, cursor: 'not-allowed' },
    '&[readonly]': { paddingInlineStart: 0, color: vars.surface.text },
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${vars.surface.field}`, WebkitTextFillColor: vars.surface.onField },
  },
  '@supports': { 'selector(:has(*))': { selectors: { '&:focus-visible': { outline: 'none' } } } },
});

export const input = style([
  filling,
  {
    fontVariantNumeric: 'tabular-nums',
    // Without its arrows, even invisible ones, the mouse wheel scrolls the page and does not change a number.
    selectors: { '&[type="number"]': { appearance: 'textfield' }, '&::-webkit-inner-spin-button': { display: 'none' } },
  },
]);

export const unitText = style({
  flex: 'none',
  maxWidth: '40%',
  alignSelf: 'center',
  paddingInlineEnd: vars.space.x3,
  color: vars.surface.onFieldSubtle,
  fontSize: vars.size.small,
});
