import { createHash } from 'node:crypto';
import type { Article } from '../../blog/article.ts';
import type { SearchFileUrls } from '../../blog/search/files.ts';
import { makeFiles } from '../../blog/search/makeFiles.ts';
import type { Locale } from '../../i18n/locale.ts';
import { libraryIn } from './library.ts';

const contents = new Map<string, string>();
const made = new Map<Locale, { readonly of: readonly Article[]; readonly files: Promise<SearchFileUrls> }>();

/** The files that the rendered pages name, by address: the build writes them, the development server sends them. */
export const dataFiles: ReadonlyMap<string, string> = contents;

/** How long the hash in an address is. */
const HASH_LENGTH = 10;

const addressFor = (name: string, content: string): string => `/assets/blog-${name}-${createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)}.json`;

/** The files by which the blog of a language is filtered and searched, made anew when its articles are read anew. For the prerender alone. */
export function filesIn(locale: Locale): Promise<SearchFileUrls> {
  const { articles } = libraryIn(locale);
  const known = made.get(locale);
  if (known?.of === articles) return known.files;
  const files = makeFiles(articles, locale, (name, content) => {
    const address = addressFor(name, content);
    contents.set(address, content);
    return Promise.resolve(address);
  });
  made.set(locale, { of: articles, files });
  return files;
}
