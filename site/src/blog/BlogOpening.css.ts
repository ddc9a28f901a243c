import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const frameLine = `${vars.stroke.edge} solid ${vars.surface.text}`;
/** The page's own margin. */
const margin = 'clamp(1rem, 5vw, 5rem)';
const padding = `clamp(${vars.space.x5}, 4vw, ${vars.space.x7})`;

export const text = style({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlock: padding,
  '@media': { [from[64]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x7 } },
});

/** On the lower edge: as wide as the screen on phones, from 64 rem the whole drawing beside the text. */
export const frame = style({
  display: 'block',
  width: `calc(100% + 2 * ${margin})`,
  margin: `${vars.space.x2} calc(-1 * ${margin}) calc(-1 * ${padding})`,
  '@media': { [from[64]]: { gridArea: '1 / 2 / 3', alignSelf: 'end', width: '100%', marginInline: 0 } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3',
  borderBlock: frameLine,
  objectFit: 'cover',
  objectPosition: '9% 50%',
  '@media': { [from[64]]: { aspectRatio: '16 / 9', border: frameLine, borderBlockEnd: 0 } },
});
