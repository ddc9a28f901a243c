import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');
/* The pane has its own `data-theme`, so these are the colours of the theme that it offers. */
const paper = on('paper');

export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  // Without JavaScript a theme can't be changed, so the picker is hidden.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = style({ float: 'left', fontWeight: vars.weight.strong });

export const themes = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x2} ${vars.space.x4}` });

export const theme = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '2rem',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.18em' },
    '&:has(:checked)': { fontWeight: vars.weight.strong },
  },
});

/* The radio covers its pane invisibly, so that it keeps its place, its size and its native behaviour. */
export const radio = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: '2.25rem',
  height: '2rem',
  margin: 0,
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
  backgroundColor: ground.paper,
  border: '2px solid currentColor',
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  overflow: vars.radius.clip,
  selectors: {
    // A custom mark replaces the action colour and the sign of the checked theme.
    '&:empty::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 0 50%',
      background: ground.action,
      borderInlineStart: `2px solid ${paper.boundary.ink}`,
    },
    [`${radio}:checked + &:empty::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: '0.2rem',
      insetInlineStart: '0.2rem',
      width: '0.5rem',
      height: '0.85rem',
      background: paper.boundary.ink,
    },
  },
});

globalStyle(`${theme}:has(:focus-visible)`, { outline: `3px solid ${page.boundary.focus}`, outlineOffset: '3px' });
globalStyle(`${theme}:has(:checked) > span`, { outline: '2px solid currentColor', outlineOffset: '2px' });

/* Forced colours remove the backgrounds; the mark in the pane still shows the state (WCAG 1.4.1, 1.4.11). */
globalStyle(`${radio}:checked + ${pane}::after`, {
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
