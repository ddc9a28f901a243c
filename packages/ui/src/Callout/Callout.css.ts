import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `${vars.stroke.hairline} solid ${vars.surface.text}`;

/** Two panes in one frame: the drawing, then the words. */
export const callout = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(4rem, 16vw, 6.5rem) minmax(0, 1fr)',
  maxWidth: vars.layout.measure,
  ...corners.box,
  border: line,
  selectors: { '&[data-kind="warning"]': { borderWidth: vars.stroke.edge } },
});

export const light = style({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  overflow: 'hidden',
  background: vars.surface.fill,
  borderInlineEnd: line,
  selectors: {
    '[data-kind="warning"] > &': { background: 'transparent', borderInlineEndWidth: vars.stroke.edge },
    '[data-kind="fact"] > &': { alignContent: 'center', background: 'transparent' },
  },
});

/** A drawing may extend above its box, up to the frame. */
export const picture = style({ overflow: 'visible', width: '100%', maxWidth: '6.5rem', height: 'auto', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

globalStyle(`${picture} [data-plane="sun"]`, { fill: vars.art.sun });
globalStyle(`${picture} [data-plane="sign"]`, { fill: vars.surface.background });
globalStyle(`${picture} [data-plane="clear"]`, { fill: vars.surface.field });
globalStyle(`${picture} [data-plane="ink"]`, { fill: 'currentColor' });

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  padding: `${vars.space.x4} clamp(${vars.space.x4}, 3vw, ${vars.space.x5})`,
  lineHeight: 1.5,
});

export const title = style({
  color: vars.surface.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});
