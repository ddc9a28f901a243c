import type { Tag } from '../../blog/article.ts';
import type { SearchFileUrls } from '../../blog/search/files.ts';
import type { CategorySlug } from '../../categories.ts';

/** What the index carries for its filters beside what it shows, as JSON: none of it is code. */
export interface BlogStart {
  /** How many articles there are. */
  readonly total: number;
  /** The categories that have articles. */
  readonly categories: readonly CategorySlug[];
  /** The tags that it offers to choose from. */
  readonly tags: readonly Tag[];
  readonly files: SearchFileUrls;
}

/** How many tags the index offers to choose from (behaviour.md 4.4). */
export const TAGS_TO_CHOOSE = 12;

/** The ids of what travels as HTML inside the index, and of its {@link BlogStart}. */
export const PART_IDS = { start: 'blog-start', opening: 'blog-opening', cards: 'blog-cards', aside: 'blog-aside' } as const;

/** A text that can stand in a `script` element: nothing in it ends the element. */
export const scriptJson = (start: BlogStart): string => JSON.stringify(start).replaceAll('<', String.raw`\u003c`);

/** Reads it from the document. */
export function readBlogStart(page: ParentNode): BlogStart {
  return JSON.parse(page.querySelector(`#${PART_IDS.start}`)?.textContent ?? '');
}
