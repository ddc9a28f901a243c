import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${on('paperDeep').boundary.ink}`;
/** The page's own margin. */
const margin = 'clamp(1rem, 5vw, 5rem)';
const padding = `clamp(${vars.space.x5}, 4vw, ${vars.space.x7})`;

/** The background of the title. */
export const closet = style({ background: ground.paperDeep });

export const words = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBlock: padding,
  '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space.x7 } },
});

/** As wide as the screen on phones; from 64 rem as high as the closet, beside the words. */
export const cupboard = style({
  width: `calc(100% + 2 * ${margin})`,
  height: 'auto',
  maxWidth: 'none',
  marginInline: `calc(-1 * ${margin})`,
  borderBlock: frame,
  '@media': {
    [from[64]]: {
      gridArea: '1 / 2 / 3',
      width: '100%',
      height: `calc(100% + 2 * ${padding})`,
      minHeight: '18rem',
      margin: `calc(-1 * ${padding}) 0`,
      borderBlock: 0,
      borderInline: frame,
      objectFit: 'cover',
      objectPosition: '9% 50%',
    },
  },
});
