import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArticles } from '../../../site/blog/articles.ts';
import { ArticleProblems } from '../../../site/blog/problems.ts';
import { folderForTest } from '../../temporaryFolder.ts';

/** Three articles in both languages in which nothing is wrong. */
export const wholeArticles = join(import.meta.dirname, 'articles');

/** Their files, by name. */
export const wholeFiles = (): Map<string, string> => new Map(readdirSync(wholeArticles).map((name) => [name, readFileSync(join(wholeArticles, name), 'utf8')]));

/** Puts files into a folder of their own, which is gone after the test. */
export function folderOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const folder = folderForTest('articles');
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** What is wrong with the articles of a folder, each finding without the folder's path. */
export function problemsIn(folder: string): string[] {
  try {
    readArticles(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ArticleProblems)) throw error;
    return error.problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
  }
}
