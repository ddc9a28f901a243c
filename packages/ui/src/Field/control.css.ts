import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/* The pane of a text control: clear glass in a thin frame on a heavier sill; on focus a sweep runs along the sill. */

export const control = style({
  position: 'relative',
  display: 'flex',
  minHeight: vars.layout.target,
  background: vars.color.clear,
  border: `${vars.stroke.hairline} solid ${vars.color.edge}`,
  borderBlockEnd: `${vars.stroke.edge} solid ${vars.color.edge}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.stroke.hairline})`,
      insetBlockEnd: `calc(-1 * ${vars.stroke.edge})`,
      height: `calc(2 * ${vars.stroke.edge})`,
      background: vars.color.brand,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
      pointerEvents: 'none',
    },
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { borderColor: vars.color.ink },
    '&:focus-within::after': { transform: 'scaleX(1)' },
    '[data-invalid] > &': { borderColor: vars.color.danger, borderBlockEndWidth: `calc(2 * ${vars.stroke.edge})` },
    '[data-invalid] > &::after': { background: vars.color.danger, insetBlockEnd: `calc(-2 * ${vars.stroke.edge})` },
    '&:has(> :focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' } } } },
});

/** What fills the pane: input, textarea, select. The ring is the pane's, where the browser can tell it. */
export const filling = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  color: vars.color.ink,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${vars.color.clear}`, WebkitTextFillColor: vars.color.ink },
  },
  '@supports': { 'selector(:has(*))': { selectors: { '&:focus-visible': { outline: 'none' } } } },
});

export const input = style([filling, { fontVariantNumeric: 'tabular-nums' }]);

export const unitText = style({
  flex: 'none',
  alignSelf: 'center',
  paddingInlineEnd: vars.space.x3,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
