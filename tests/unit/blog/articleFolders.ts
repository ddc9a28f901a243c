import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticles } from '../../../site/blog/articles.ts';
import { ArticleProblems } from '../../../site/blog/problems.ts';
import { folderForTest, writeInto } from '../../temporaryFolder.ts';

/** The folder of three valid articles, in both languages. */
export const wholeArticles = join(import.meta.dirname, 'articles');

/** Their files, by name. */
export const wholeFiles = (): Map<string, string> => new Map(readdirSync(wholeArticles).map((name) => [name, readFileSync(join(wholeArticles, name), 'utf8')]));

/** Puts files into a temporary folder, which is removed after the test. */
export function folderOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const folder = folderForTest('articles');
  for (const [name, text] of files) writeInto(folder, name, text);
  return folder;
}

/** The folder of valid articles with some files changed: each new text is made from the old one. */
export function folderWith(changes: Readonly<Record<string, (text: string) => string>>): string {
  const files = wholeFiles();
  for (const [name, change] of Object.entries(changes)) files.set(name, change(files.get(name) ?? ''));
  return folderOf(files);
}

/** The problems of a folder's articles, without the folder's path. */
export function problemsIn(folder: string): string[] {
  try {
    readArticles(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ArticleProblems)) throw error;
    return error.problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
  }
}
