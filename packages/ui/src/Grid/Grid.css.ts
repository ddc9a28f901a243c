import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { container } from '../Section/container.css.ts';
import { gapStyle } from '../Stack/gap.ts';
import { type ColumnCount, columnCounts } from './columns.ts';

const rowGap = createVar();
/** In 288 px, the page's column on a phone, eleven gaps are as wide as half of the window, in letters of any size. */
const columnGap = 'clamp(min(1rem, 5cqi / 0.9), 2.5cqi / 0.9, 2rem)';
const half = (gap: string) => `calc(-0.5 * ${gap})`;

export const margins = container;

export const grid = style([
  gapStyle(rowGap),
  {
    display: 'grid',
    gridTemplateColumns: `repeat(12, minmax(0, 1fr))`,
    columnGap,
    rowGap,
    maxWidth: vars.layout.page,
    marginInline: 'auto',
  },
]);

globalStyle(`${grid} > *`, { gridColumnEnd: 'span 12', minWidth: 0 });

/** From narrow to wide: the columns of one width also apply to wider ones, until one sets its own. */
const widths = { phone: undefined, tablet: containerFrom(36), desktop: containerFrom(57) } as const;

const place = (selector: string, query: string | undefined, rule: { gridColumnStart: ColumnCount | 'auto' } | { gridColumnEnd: string }) =>
  globalStyle(selector, query === undefined ? rule : { '@container': { [query]: rule } });

for (const [width, query] of Object.entries(widths)) {
  for (const count of columnCounts) {
    place(`${grid} > [data-${width}-span="${count}"]`, query, { gridColumnEnd: `span ${count}` });
    place(`${grid} > [data-${width}-start="${count}"]`, query, { gridColumnStart: count });
  }
  place(`${grid} > [data-${width}-start=auto]`, query, { gridColumnStart: 'auto' });
}

/*
 * Mullions in the middle of the gaps: each cell draws the one before it and the one above it. Those outside the grid are
 * clipped, but not a focus ring: no gap is under 16 px, so the ring has its 6 px. Phones have horizontal lines only.
 */
globalStyle(`${grid}[data-ruled]`, { clipPath: 'inset(-7px)', rowGap: `max(${rowGap}, ${vars.space.x4})` });
globalStyle(`${grid}[data-ruled] > *`, { position: 'relative' });
globalStyle(`${grid}[data-ruled] > *::before`, {
  content: '',
  position: 'absolute',
  pointerEvents: 'none',
  insetBlock: half(`max(${rowGap}, ${vars.space.x4})`),
  insetInline: 0,
  borderStyle: 'solid',
  borderWidth: 0,
  borderColor: vars.surface.edge,
  borderBlockStartWidth: vars.stroke.hairline,
  '@container': { [widths.tablet]: { insetInline: half(columnGap), borderInlineStartWidth: vars.stroke.hairline } },
});
