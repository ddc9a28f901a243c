import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
/** The page's own margin. */
const margin = 'clamp(1rem, 5vw, 5rem)';


export const text = style({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlock: `clamp(${vars.space.x5}, 4vw, ${vars.space.x7})`,
  '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space.x7 } },
});

/** As wide as the screen on phones; from 64 rem as high as the text beside it. */
export const picture = style({
  width: `calc(100% + 2 * ${margin})`,
  height: 'auto',
  aspectRatio: '3',
  maxWidth: 'none',
  marginInline: `calc(-1 * ${margin})`,
  borderBlock: frame,
  objectFit: 'cover',
  objectPosition: '9% 50%',
  '@media': { [from[64]]: { gridArea: '1 / 2 / 3', width: '100%', height: '100%', margin: 0, border: frame } },
});
