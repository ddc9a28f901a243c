import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { brokenPicture } from '../brokenPicture/brokenPicture.ts';

/** Pane and picture share one cell: the pane keeps the ratio, the picture covers it. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  background: vars.surface.fill,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  // Forced colours remove the glass, which is a background.
  '@media': { '(forced-colors: active)': { selectors: { '&:has(> svg)': { outline: `${vars.stroke.hairline} solid CanvasText`, outlineOffset: `calc(-1 * ${vars.stroke.hairline})` } } } },
});

globalStyle(`${frame} > *`, { gridArea: '1 / 1' });

/** An empty frame with a cross of hairlines. It keeps the ratio, and grows with the text. */
export const pane = style({
  alignSelf: 'stretch',
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: vars.surface.edge,
  strokeWidth: 1,
  outline: `${vars.stroke.edge} solid ${vars.surface.text}`,
  outlineOffset: `calc(-1 * ${vars.stroke.edge})`,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // The outline separates a picture from a page of the same colour.
  outline: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  outlineOffset: `calc(-1 * ${vars.stroke.hairline})`,
});

brokenPicture(image);

/** The `alt` text, in a box. */
export const words = style({
  position: 'relative',
  alignSelf: 'center',
  justifySelf: 'center',
  maxWidth: 'min(100% - 2rem, 28rem)',
  margin: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  background: vars.surface.field,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  color: vars.surface.text,
  textAlign: 'center',
  textWrap: 'balance',
});
