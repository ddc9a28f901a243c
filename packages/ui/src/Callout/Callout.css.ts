import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const pane = on('clear', 'glass', 'paper', 'noticeGround');
const word = on('clear', 'paper', 'noticeGround');

const line = `${vars.stroke.hairline} solid ${pane.boundary.ink}`;

/** Two panes in one frame: the drawing, then the words. */
export const callout = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(4rem, 16vw, 6.5rem) minmax(0, 1fr)',
  maxWidth: vars.layout.measure,
  background: ground.clear,
  ...corners.box,
  border: line,
  color: pane.text.ink,
  selectors: {
    '&[data-kind="warning"]': { background: ground.noticeGround, borderWidth: vars.stroke.edge },
    '&[data-kind="fact"]': { background: ground.paper },
  },
});

export const light = style({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  overflow: 'hidden',
  background: ground.glass,
  borderInlineEnd: line,
  selectors: {
    '[data-kind="warning"] > &': { background: 'transparent', borderInlineEndWidth: vars.stroke.edge },
    '[data-kind="fact"] > &': { alignContent: 'center', background: 'transparent' },
  },
});

/** A drawing may extend above its box, up to the frame. */
export const picture = style({ overflow: 'visible', width: '100%', maxWidth: '6.5rem', height: 'auto', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

globalStyle(`${picture} [data-plane="sun"]`, { fill: vars.art.sun });
globalStyle(`${picture} [data-plane="sign"]`, { fill: ground.noticeGround });
globalStyle(`${picture} [data-plane="clear"]`, { fill: ground.clear });
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
  color: word.text.ink,
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});
