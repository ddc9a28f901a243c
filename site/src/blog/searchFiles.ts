import { createHash } from 'node:crypto';
import type { SearchFileUrls } from '../../blog/search/files.ts';
import { makeSearchFiles } from '../../blog/search/makeSearchFiles.ts';
import type { Locale } from '../../i18n/locale.ts';
import { memoize } from '../../memoize.ts';
import { libraryIn } from './library.ts';

const contents = new Map<string, string>();

/** The search files of the rendered pages, by address: the build writes them, the development server serves them. */
export const searchFiles: ReadonlyMap<string, string> = contents;

/** The length of the hash in an address. */
const HASH_LENGTH = 10;

const addressFor = (name: string, content: string): string => `/assets/blog-${name}-${createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)}.json`;

/** Makes the search files of a language. Only the prerender calls it. */
export const searchFilesIn = memoize(
  (locale: Locale): Promise<SearchFileUrls> =>
    makeSearchFiles(libraryIn(locale).articles, locale, (name, content) => {
      const address = addressFor(name, content);
      contents.set(address, content);
      return Promise.resolve(address);
    }),
);
