import { vars } from '@uno/tokens/contract';
import { containerFrom, fluid } from '@uno/tokens/layout';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { headingSizes } from '../Heading/headingSizes.ts';
import { room } from '../room/room.css.ts';
import { container } from './container.css.ts';

export const section = style({
  paddingBlock: fluid.section,
  // A rule of 4 px where each section begins, in themes whose lines are thicker than 2 px: there the backgrounds of sections are all white.
  borderBlockStart: `calc(4 * ${vars.stroke.edge} - 8px) solid`,
  selectors: { '&[data-padding=small]': { paddingBlock: fluid.sectionSmall } },
});

export const title = style({
  ...headingSizes.heading,
  maxWidth: '20ch',
  selectors: {
    '&[data-size=large]': headingSizes.headline,
    '&[data-size=small]': { maxWidth: '30ch', wordSpacing: '0.08em', fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)' },
  },
});

// Only as a direct child: inside a grid, the gap of the grid decides.
globalStyle(`${container} > ${title}:not(:last-child)`, { marginBlockEnd: fluid.below });
globalStyle(`${container} > ${title}[data-size=small]:not(:last-child)`, { marginBlockEnd: fluid.belowSmall });

export const header = styleVariants({
  columns: [room, { marginBlockEnd: fluid.below }],
  stacked: { display: 'grid', gap: vars.space.x4 },
});

globalStyle(`${header.columns}:has(${title}[data-size=small])`, { marginBlockEnd: fluid.belowSmall });

export const headerColumns = style({
  display: 'grid',
  gap: vars.space.x3,
  '@container': { [containerFrom(50)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: fluid.between, alignItems: 'baseline' } },
});

export const lead = style({ maxWidth: '36rem', fontSize: vars.size.lead, lineHeight: 1.42 });
