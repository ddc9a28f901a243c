import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');
const night = on('night');

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '1.625rem',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  // A long name in large letters breaks instead of overflowing.
  overflowWrap: 'anywhere',
});

export const mark = style({ width: '1.05em', height: '1.05em', flex: 'none' });
export const frame = style({ fill: page.boundary.ink, selectors: { '[data-ground=night] &': { fill: night.boundary.onNight } } });
// On the night ground the panes are dark, because the frame is light there.
export const pane = style({ fill: ground.clear, selectors: { '[data-ground=night] &': { fill: ground.night } } });
export const lit = style({ fill: vars.art.sun });
