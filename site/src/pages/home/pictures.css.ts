import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/* The planes of the page's drawings, from the theme's `art` group. */
const plane = (fill: string) => style({ fill, stroke: 'none' });

export const sun = plane(vars.art.sun);
export const clear = plane(vars.art.glassClear);
export const dull = plane(vars.art.glassDull);
export const brick = plane(vars.art.brick);
export const stone = plane(vars.art.stone);
export const stoneShade = plane(vars.art.stoneShade);
export const white = plane(vars.art.white);
export const red = plane(vars.art.red);
export const skin = plane(vars.art.skin);
export const dark = plane(vars.art.line);
export const skinLight = plane(vars.art.skinLight);
export const solid = plane('currentColor');
/** A pictogram: an elevation in line, 208 × 152, whose floor is the transom that it stands on. */
export const pictogram = style({
  width: '100%',
  height: 'min(100%, 11rem)',
  // What hangs or stands higher than the room shows where the pane is tall.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { 'screen and (min-width: 40rem)': { height: '100%' } },
});

/** What a line in the drawing encloses: filled, and outlined too. */
export const outlined = style({ stroke: 'currentColor', strokeWidth: 2 });
export const sleeve = style({ stroke: 'currentColor', strokeWidth: 12, strokeLinecap: 'round' });
export const sleeveFill = style({ stroke: vars.art.sun, strokeWidth: 8, strokeLinecap: 'round' });
export const leg = style({ stroke: 'currentColor', strokeWidth: 10 });
export const tool = style({ stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round' });
