import { createHash } from 'node:crypto';
import type { SearchFileUrls } from '../../blog/search/files.ts';
import { makeFiles } from '../../blog/search/makeFiles.ts';
import type { Locale } from '../../i18n/locale.ts';
import { memoize } from '../../memoize.ts';
import { libraryIn } from './library.ts';

const contents = new Map<string, string>();

/** The files that the rendered pages name, by address: the build writes them, the development server sends them. */
export const dataFiles: ReadonlyMap<string, string> = contents;

/** How long the hash in an address is. */
const HASH_LENGTH = 10;

const addressFor = (name: string, content: string): string => `/assets/blog-${name}-${createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)}.json`;

/** Makes the files by which the blog of a language is filtered and searched. Only the prerender calls it. */
export const filesIn = memoize(
  (locale: Locale): Promise<SearchFileUrls> =>
    makeFiles(libraryIn(locale).articles, locale, (name, content) => {
      const address = addressFor(name, content);
      contents.set(address, content);
      return Promise.resolve(address);
    }),
);
