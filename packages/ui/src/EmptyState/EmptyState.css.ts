import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  justifyItems: 'start',
  padding: `${vars.space.x7} clamp(1rem, 4vw, ${vars.space.x7})`,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${page.boundary.ink}`,
});

/** A drawing above the words: lines in the colour of the text. */
export const drawing = style({ width: 'min(12rem, 100%)', height: 'auto', fill: 'none', stroke: page.boundary.ink, strokeWidth: 2 });

export const title = style({ fontSize: vars.size.title, lineHeight: vars.leading.heading });
