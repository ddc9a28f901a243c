import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/** Room for two lines, which the longest name takes in the narrowest column, so that the rows of all columns are level. */
const padding = vars.space.x1;
const rowOf = (line: string): string => `calc(2 * ${line} + 2 * ${padding} + ${vars.stroke.hairline})`;
const row = rowOf(`${vars.leading.snug} * 1em`);
const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** The last visible row is cut in half, to show that there is more. */
const rowsHigh = (rows: number) => ({ selectors: { '&[data-layout=columns]': { maxHeight: `min(${rows}.5 * ${row}, 80svh)` } } });

export const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  selectors: { '&[data-layout=columns]': { overflow: 'auto' } },
  '@media': { screen: rowsHigh(8), 'screen and (min-height: 40rem)': { '@container': { [containerFrom(36)]: rowsHigh(12) } } },
});

/** Tiles, rather than a list in columns. */
const tiles = `${frame}[data-layout=tiles] &`;

/** Rows of 2, 3, 4 or 6 tiles: each divides 12, 24 and 36. */
const abreast = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Columns that are read from top to bottom, one after the other. */
export const list = style({
  columns: '3 19rem',
  columnGap: vars.stroke.hairline,
  columnRule: mullion,
  // The frame replaces the border of the last row.
  marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
  selectors: {
    [tiles]: {
      display: 'grid',
      ...abreast(2),
      columns: 'auto',
      // The frame replaces the lines above the first row and before the first column.
      marginBlock: `calc(-1 * ${vars.stroke.edge}) 0`,
      marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
    },
  },
  '@container': {
    [containerBelow(17)]: { selectors: { [tiles]: abreast(1) } },
    [containerFrom(36)]: { selectors: { [tiles]: abreast(3) } },
    [containerFrom(50)]: { selectors: { [tiles]: abreast(4) } },
    [containerFrom(64)]: { selectors: { [tiles]: abreast(6) } },
  },
});

export const area = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  // In `lh`, so that it grows when a reader increases the line spacing.
  minHeight: [row, rowOf('1lh')],
  paddingBlock: padding,
  paddingInline: vars.space.x4,
  breakInside: 'avoid',
  borderBlockEnd: mullion,
  lineHeight: vars.leading.snug,
  '@container': { [containerBelow(17)]: { flexWrap: 'wrap' } },
  selectors: {
    '&[data-featured=true]': { background: vars.surface.field },
    [tiles]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: vars.space.x2,
      minHeight: 'clamp(4.75rem, 12vw, 6.5rem)',
      padding: `${vars.space.x3} ${vars.space.x2} ${vars.space.x2} ${vars.space.x3}`,
      borderBlock: 0,
      borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
      borderInlineStart: mullion,
    },
  },
});

export const name = style({
  flex: '1 1 6rem',
  minWidth: 0,
  fontWeight: vars.weight.medium,
  selectors: { [tiles]: { gridArea: '2 / 1 / 3 / 3', alignSelf: 'end', fontWeight: vars.weight.strong, hyphens: 'manual' } },
});

export const badge = style({
  flex: 'none',
  maxWidth: '100%',
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  selectors: {
    '[data-featured=true] > &': { color: vars.surface.text, fontWeight: vars.weight.strong },
    [tiles]: { gridArea: '1 / 2', fontSize: vars.size.caption, fontWeight: 'inherit' },
    // Without a mark.
    [`${frame}[data-layout=tiles] ${name}:first-child + &`]: { gridColumn: '1 / 3' },
  },
});
