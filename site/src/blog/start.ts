import type { Tag } from '../../blog/article.ts';
import type { SearchFileUrls } from '../../blog/search/files.ts';
import type { CategorySlug } from '../../categories.ts';

/** The data for the filters that the index contains as JSON. */
export interface BlogStart {
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

/** The ids of the parts of the index that stay the server's HTML, and of its {@link BlogStart}. */
export const PART_IDS = { start: 'blog-start', opening: 'blog-opening', cards: 'blog-cards', aside: 'blog-aside' } as const;

/** Serializes the data for a `script` element: it contains no `<`, so it can't close the element. */
export const scriptJson = (start: BlogStart): string => JSON.stringify(start).replaceAll('<', String.raw`\u003c`);

/** Reads the data from the document. */
export function readBlogStart(page: ParentNode): BlogStart {
  return JSON.parse(page.querySelector(`#${PART_IDS.start}`)?.textContent ?? '');
}
