import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A page of the documentation in both languages. */
export interface BilingualPage {
  /** The id that Storybook gives it: `guides-upgrading--docs`. */
  readonly id: string;
  /** The path of the English page from the repository's root: `stories/guides/Upgrading.mdx`. */
  readonly english: string;
  /** The path of the French page, which is beside it: `stories/guides/Upgrading.fr.mdx`. */
  readonly french: string;
}

/** A page without stories has a title of its own; another has that of the stories that it shows. */
function titleOf(path: string): string {
  const page = readFileSync(join(root, path), 'utf8');
  const own = /<Meta title="([^"]+)"/.exec(page)?.[1];
  if (own !== undefined) return own;
  const stories = /<Meta of=\{(\w+)\}/.exec(page)?.[1] ?? '';
  const file = new RegExp(`import \\* as ${stories} from '([^']+)'`).exec(page)?.[1];
  const title = file === undefined ? undefined : /const meta = \{\s+title: '([^']+)'/.exec(readFileSync(join(root, dirname(path), file), 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${path} has no <Meta> with a title, or with stories that have one.`);
  return title;
}

/** Every page of the documentation, in both languages. Throws if one has no French page, so that none is built in English only. */
export const bilingualPages = (): readonly BilingualPage[] =>
  globSync('stories/**/!(*.fr).mdx', { cwd: root })
    .sort()
    .map((english) => {
      const french = english.replace(/mdx$/, 'fr.mdx');
      if (!existsSync(join(root, french))) throw new Error(`${english} has no French page: write ${french}.`);
      return { id: toId(titleOf(english), 'docs'), english, french };
    });

/** The id of the page of each guide, by the name of the guide's file. */
const guidePages = (pages: readonly BilingualPage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages.flatMap(({ id, english }) => {
      const [, guide] = /\/guides\/([\w-]+)\.md\?raw'/.exec(readFileSync(join(root, english), 'utf8')) ?? [];
      return guide === undefined ? [] : [[guide, id]];
    }),
  );

const name = 'virtual:french-pages';

/** `virtual:french-pages`: for each page of the documentation, by its id, a function that loads it in French; and the pages of the guides. Node reads the titles, because a browser can't import the text of a page. */
export const frenchPagesModule = (): Plugin => ({
  name: 'uno:french-pages',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const all = bilingualPages();
    const loaders = all.map((page) => `  ${JSON.stringify(page.id)}: () => import(${JSON.stringify(join(root, page.french).replaceAll('\\', '/'))}),`);
    return `export default {\n${loaders.join('\n')}\n};\nexport const guides = ${JSON.stringify(guidePages(all))};`;
  },
});
