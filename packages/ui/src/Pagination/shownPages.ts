/** A page's number, or a gap that stands for the pages between its neighbours. */
export type ShownPage = number | 'gap';

/** The maximum number of entries: the first, a gap, the current one between its neighbours, a gap, the last. */
const MAX_ENTRIES = 7;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The entries of a pagination. A gap never replaces a single page, and every page has the same number of entries. */
export function shownPages(page: number, pages: number): ShownPage[] {
  if (pages <= MAX_ENTRIES) return range(1, pages);
  const nearEnd = MAX_ENTRIES - 3;
  if (page <= nearEnd) return [...range(1, nearEnd + 1), 'gap', pages];
  if (page > pages - nearEnd) return [1, 'gap', ...range(pages - nearEnd, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}
