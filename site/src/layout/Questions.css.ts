import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens, the title to the left of the questions. */
export const beside = style({});

globalStyle(`${beside} > div`, {
  '@media': { [from[64]]: { display: 'grid', gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: fluid.between, alignItems: 'start' } },
});
