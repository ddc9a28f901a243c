import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { container } from './container.css.ts';

/** Between sections, in themes whose lines are thicker than 2 px: there the grounds of sections are all white. */
const between = { borderBlock: `calc(2 * ${vars.stroke.edge} - 4px) solid` };

export const section = styleVariants({
  paper: { paddingBlock: fluid.section },
  deep: { paddingBlock: fluid.section, background: ground.paperDeep, color: on('paperDeep').text.ink, ...between },
  glass: { paddingBlock: fluid.section, background: ground.glass, color: on('glass').text.ink, ...between },
  night: {
    paddingBlock: fluid.section,
    background: ground.night,
    color: on('night').text.onNight,
  },
});

export const title = style({ fontSize: vars.size.heading, maxWidth: '20ch' });

// Only as a direct child: inside a grid, the gap of the grid decides.
globalStyle(`${container} > ${title}:not(:last-child)`, { marginBlockEnd: fluid.below });

export const header = styleVariants({
  columns: {
    display: 'grid',
    gap: vars.space.x3,
    marginBlockEnd: fluid.below,
    '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: fluid.between, alignItems: 'baseline' } },
  },
  stacked: { display: 'grid', gap: vars.space.x4 },
});

export const lead = style({ maxWidth: '36rem', fontSize: vars.size.lead, lineHeight: 1.42 });
