import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  justifyItems: 'start',
  padding: `${vars.space.x7} clamp(1rem, 4vw, ${vars.space.x7})`,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${vars.surface.text}`,
});

/** A drawing above the words: lines in the colour of the text. */
export const picture = style({ width: 'min(12rem, 100%)', fill: 'none', stroke: vars.surface.text, strokeWidth: 2 });

globalStyle(`${picture} > *`, { display: 'block', width: '100%', height: 'auto' });

export const title = style({ fontSize: vars.size.title, lineHeight: vars.leading.heading });
