import type { Article } from '../../site/blog/article.ts';
import type { SearchFileUrls } from '../../site/blog/search/files.ts';
import { makeSearchFiles } from '../../site/blog/search/makeSearchFiles.ts';
import { everyLanguage } from './useArticles.ts';

const made = new Map<readonly Article[], SearchFileUrls>();

const write = (_name: string, content: string): Promise<string> => Promise.resolve(URL.createObjectURL(new Blob([content], { type: 'application/json' })));

/** For a story’s `loaders`: makes the blog’s search files, which the build makes for the site. */
export async function loadSearchFiles(): Promise<void> {
  for (const articles of everyLanguage) {
    const [newest] = articles;
    if (newest && !made.has(articles)) made.set(articles, await makeSearchFiles(articles, newest.locale, write));
  }
}

/**
 * The URLs of these files.
 *
 * @throws if the story has not loaded them
 */
export function searchFilesOf(articles: readonly Article[]): SearchFileUrls {
  const files = made.get(articles);
  if (!files) throw new Error('Add loadSearchFiles to the loaders of the story.');
  return files;
}
