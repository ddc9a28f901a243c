import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const { below } = fluid;

/** The title of a section whose content begins under it. */
export const titleAbove = style({ marginBlockEnd: below });

/** A section with its title at left, where there is room, and its content beside it. */
export const titleBeside = style({});

globalStyle(`${titleBeside} h2`, { marginBlockEnd: vars.space.x5 });

globalStyle(`${titleBeside} > div`, {
  '@media': { [from[64]]: { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: fluid.between, alignItems: 'start' } },
});
