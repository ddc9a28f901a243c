import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

/** The title at left, where there is room, and the questions beside it. */
export const beside = style({});

globalStyle(`${beside} > div`, {
  '@media': { [from[64]]: { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: fluid.between, alignItems: 'start' } },
});
