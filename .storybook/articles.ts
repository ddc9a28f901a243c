import type { Plugin } from 'vite';
import { articlesIn } from '../site/blog/articles.ts';
import { locales } from '../site/i18n/locale.ts';

const id = 'virtual:articles';
const resolved = `\0${id}`;

/** `import articles from 'virtual:articles'`: the blog's articles in each language, newest first, for the stories of its pages. */
export const articlesModule = (): Plugin => ({
  name: 'uno:articles',
  resolveId: (source) => (source === id ? resolved : undefined),
  load: (source) => (source === resolved ? `export default ${JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, articlesIn(locale)])))};` : undefined),
});
