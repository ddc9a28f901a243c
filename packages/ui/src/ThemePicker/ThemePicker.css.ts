import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/* The pane has its own `data-theme`, so these are the colours of the theme that it offers. */

export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  // Without JavaScript a theme can't be changed, so the picker is hidden.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = style({ float: 'left', fontWeight: vars.weight.strong });

export const themes = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 });

export const theme = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.18em' },
    '&:has(:checked)': { fontWeight: vars.weight.strong },
  },
});

/* The radio invisibly covers its pane and its label, so that it keeps its native behaviour and is what a pointer or a test hits. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  // A native radio is hit only inside of its circle.
  appearance: 'none',
  opacity: 0,
  cursor: 'pointer',
});

/**
 * The theme's paper, ink and action colour. Its frame has the page's own ink, so that a pane stands out from the ground of
 * another theme.
 */
export const pane = style({
  position: 'relative',
  flex: 'none',
  width: '2.25rem',
  height: '1.5rem',
  backgroundColor: vars.surface.background,
  // Of the page, for the frame.
  color: 'inherit',
  border: '2px solid currentColor',
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  overflow: vars.radius.clip,
  selectors: {
    // A custom mark replaces the action colour and the sign of the checked theme.
    '&:empty::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 0 50%',
      background: vars.surface.action,
      borderInlineStart: `2px solid ${vars.surface.text}`,
    },
    [`${radio}:checked + &:empty::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: '0.2rem',
      insetInlineStart: '0.2rem',
      width: '0.5rem',
      height: '0.85rem',
      background: vars.surface.text,
    },
  },
});

globalStyle(`${theme}:has(:focus-visible)`, { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' });
globalStyle(`${theme}:has(:checked) > span`, { outline: '2px solid currentColor', outlineOffset: '2px' });

/* Forced colours remove the backgrounds; the mark in the pane still shows the state (WCAG 1.4.1, 1.4.11). */
globalStyle(`${radio}:checked + ${pane}::after`, {
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
