import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the gallery reads of a component's documentation. */
export interface ComponentFacts {
  /** Its names elsewhere, in both languages, from the headings “Also called” and « Aussi appelé » of its pages. */
  readonly otherNames: string;
  /** The title of its stories: `Forms/Button`. */
  readonly title: string;
}

const folder = fileURLToPath(new URL('../stories/components', import.meta.url));
const name = 'virtual:component-facts';

/** The facts of each component, by its name. */
export const componentFacts = (): Readonly<Record<string, ComponentFacts>> =>
  Object.fromEntries(
    globSync('*/!(*.fr).mdx', { cwd: folder }).map((path) => {
      const pages = [path, path.replace(/mdx$/, 'fr.mdx')].map((each) => readFileSync(`${folder}/${each}`, 'utf8'));
      const stories = readFileSync(`${folder}/${path.replace(/mdx$/, 'stories.tsx')}`, 'utf8');
      const names = pages.flatMap((page) => /^## (?:Also called|Aussi appelée?s?)\s?: (.+)$/m.exec(page)?.[1]?.split(/, |; (?:en français|in English)\s?: /) ?? []);
      const otherNames = [...new Set(names)].join(', ');
      return [basename(path, '.mdx'), { otherNames, title: /title: '([^']+\/[^']+)'/.exec(stories)?.[1] ?? '' }];
    }),
  );

/** `virtual:component-facts`: {@link componentFacts}. Node reads them, because a browser can't import the text of a page. */
export const componentFactsModule = (): Plugin => ({
  name: 'uno:component-facts',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(componentFacts())}` : undefined),
});
