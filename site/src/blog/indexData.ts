import type { Tag } from '../../blog/article.ts';
import type { SearchFileUrls } from '../../blog/search/files.ts';
import type { CategorySlug } from '../../categories.ts';

/** The data for the filters, which the page of the index contains as JSON. */
export interface BlogIndexData {
  /** The number of all articles. */
  readonly total: number;
  /** The categories that have articles. */
  readonly categories: readonly CategorySlug[];
  /** The tags to choose from. */
  readonly tags: readonly Tag[];
  readonly files: SearchFileUrls;
}

/** How many tags there are to choose from (behaviour.md 4.4). */
export const TAGS_TO_CHOOSE = 12;

/** The ids of the parts of the index that React does not hydrate, and of its {@link BlogIndexData}. */
export const PART_IDS = { data: 'blog-start', opening: 'blog-opening', cards: 'blog-cards', aside: 'blog-aside' } as const;

/** Serializes the data for a `script` element: it contains no `<`, so it can't close the element. */
export const scriptJson = (data: BlogIndexData): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Reads the data from the document. */
export function readBlogIndexData(page: ParentNode): BlogIndexData {
  return JSON.parse(page.querySelector(`#${PART_IDS.data}`)?.textContent ?? '');
}
