import { vars } from '@uno/tokens/contract';
import { fallbackVar, style } from '@vanilla-extract/css';
import { labelLook } from '../Field/labelLook.ts';
import { lowerEdgeSweep } from '../sweep/sweep.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.surface.line}`;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBlock: hairline,
  scrollMarginBlock: vars.space.x5,
  selectors: { '& + &': { borderBlockStart: 0 } },
});

/** Where it has less room than its basis or its longest word, the panes move below it. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, flex: '1 1 5rem', maxWidth: '100%', overflowWrap: 'break-word' });

export const label = style({
  alignSelf: 'start',
  maxWidth: '100%',
  ...labelLook,
  selectors: { [`${row}:has(input:disabled) &`]: { color: vars.surface.textSubtle } },
});

/** Three panes in one frame: minus, count, plus. */
export const box = style([
  lowerEdgeSweep(vars.surface.accent, vars.stroke.hairline),
  {
    position: 'relative',
    display: 'flex',
    maxWidth: '100%',
    background: vars.surface.field,
    color: vars.surface.text,
    border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
    borderRadius: vars.radius.control,
    selectors: {
      '[data-invalid] > &': { borderColor: vars.surface.danger },
      // Like every disabled control: a dashed frame and no background.
      '&:has(> input:disabled)': { background: 'transparent', color: vars.surface.textSubtle, borderColor: vars.surface.edge, borderStyle: 'dashed' },
    },
  },
]);

export const button = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.layout.target,
  height: vars.layout.target,
  padding: 0,
  border: 0,
  borderRadius: fallbackVar(vars.radius.control, '0'),
  backgroundColor: 'transparent',
  // Two quick presses do not zoom the page.
  touchAction: 'manipulation',
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.surface.fill },
    '&:active:enabled': { translate: '0 1px' },
    '&:disabled': { color: vars.surface.textSubtle, cursor: 'not-allowed' },
  },
  // The buttons need JavaScript; the input does not.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** A disabled button has a thinner icon. */
export const icon = style({ width: '1.25rem', height: '1.25rem', selectors: { ':disabled > &': { strokeWidth: 1 } } });

export const input = style({
  width: '3.75rem',
  minWidth: 0,
  minHeight: vars.layout.target,
  padding: 0,
  border: 'solid',
  borderColor: vars.surface.edge,
  borderWidth: `0 ${vars.stroke.hairline}`,
  borderRadius: 0,
  background: 'transparent',
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  selectors: {
    // Without it the mouse wheel scrolls the page; with it, even invisible, the wheel changes the count.
    '&::-webkit-inner-spin-button': { display: 'none' },
    '&::placeholder': { color: vars.surface.textSubtle, opacity: 1, fontWeight: vars.weight.text },
    '&:disabled': { borderStyle: 'dashed', color: vars.surface.textSubtle, opacity: 1, fontWeight: vars.weight.text, cursor: 'not-allowed' },
  },
});
