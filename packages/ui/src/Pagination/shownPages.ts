/** A page's number, or what is left out: everything between its neighbours. */
export type ShownPage = number | 'gap';

/** As many entries at most: the first, a gap, the current one between its neighbours, a gap, the last. */
const MOST = 7;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The entries of a pagination. A gap never stands for a single page, and the number of entries stays the same from page to page. */
export function shownPages(page: number, pages: number): ShownPage[] {
  if (pages <= MOST) return range(1, pages);
  const nearEnd = MOST - 3;
  if (page <= nearEnd) return [...range(1, nearEnd + 1), 'gap', pages];
  if (page > pages - nearEnd) return [1, 'gap', ...range(pages - nearEnd, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}
