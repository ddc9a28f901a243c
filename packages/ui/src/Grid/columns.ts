/** A number of columns, or the column at which a cell begins: 1 to 12. */
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Every number of columns, in order. */
export const columnCounts: readonly ColumnCount[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How many columns a cell takes, and optionally where it begins: `7`, `{ start: 6, span: 7 }`. Without a start it follows its neighbour. */
export type Place = ColumnCount | { start?: ColumnCount | undefined; span: ColumnCount };

/** The place of a cell at each width. A width without a value has the place of the next narrower width. */
export interface Places {
  /** Where the grid is narrower than 576 px. Default the whole width. */
  phone?: Place | undefined;
  /** From 576 px of the grid's width. Default: as on phones. */
  tablet?: Place | undefined;
  /** From 912 px of the grid's width. Default: as on tablets. */
  desktop?: Place | undefined;
}

const attributesAt = (width: keyof Places, place: Place | undefined): Record<`data-${string}`, number | string> => {
  if (place === undefined) return {};
  const { start = 'auto', span } = typeof place === 'number' ? { span: place } : place;
  return { [`data-${width}-span`]: span, [`data-${width}-start`]: start };
};

/**
 * The data attributes that place any element in a `Grid`, for children that are not `GridItem`s: a list's items, a figure.
 *
 * @example <li {...columns({ tablet: 6, desktop: { start: 7, span: 5 } })}>…</li>
 */
export const columns = ({ phone, tablet, desktop }: Places): Record<`data-${string}`, number | string> => ({
  ...attributesAt('phone', phone),
  ...attributesAt('tablet', tablet),
  ...attributesAt('desktop', desktop),
});
