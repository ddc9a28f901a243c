import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { langOf, locales } from '../../site/i18n/locale.ts';
import { documentFile } from '../../site/manifest.ts';
import { writeArticles } from '../blog/files.ts';
import { type Failure, reasonOf, type Step } from '../steps/outcome.ts';
import { type Built, copyOfSite } from './tree.ts';

/** What is edited, and how it is then found on its page. */
const EDITED = { slug: 'winter-entrances', sentence: 'Write the date on the mat.' } as const;

/** What is removed; no other article links to it. */
const REMOVED = 'carpet-that-lasts';

/** What shows nothing of the edited article, and stays as it is. */
const BESIDE = '/fr/blog/tag/warehouses';

/** Every file of a folder with a hash of what it holds; the mark of the build itself is left out. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.built');
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length), createHash('sha256').update(readFileSync(join(parentPath, name))).digest('hex')]));
}

const figures = ({ seconds, megabytes }: Built): string => `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB at most`;

/** An article edited, one added and one removed: the next build makes what a build from nothing makes, and leaves the other pages as they are. */
export const articles: Step = {
  name: 'changed articles',
  async run() {
    const copy = await copyOfSite();
    const folder = join(copy.folder, 'site/content/blog');
    const failures: Failure[] = [];
    try {
      const whole = await copy.build();
      const beside = () => statSync(join(copy.dist, documentFile(BESIDE))).mtimeMs;
      const madeAt = beside();
      for (const locale of locales) await appendFile(join(folder, `${EDITED.slug}.${langOf(locale)}.md`), `\n${EDITED.sentence}\n`);
      // What a writer gets wrong stops the build, and leaves the site, and what the next build may keep of it.
      const wrong = join(folder, 'wrong.en.md');
      await writeFile(wrong, 'No front matter.');
      const refused = await copy.build().then(() => undefined, (error: unknown) => reasonOf(error));
      if (!refused?.includes('wrong.en.md:1: there is no front matter')) failures.push({ name: 'an article that is wrong', detail: refused ?? 'was built' });
      await rm(wrong);
      const edited = await copy.build();
      if (!readFileSync(join(copy.dist, documentFile(`/blog/${EDITED.slug}`)), 'utf8').includes(EDITED.sentence)) failures.push({ name: 'an edited article', detail: 'is as it was' });
      if (beside() !== madeAt) failures.push({ name: BESIDE, detail: 'was made anew, and shows nothing of the edited article' });
      for (const locale of locales) await rm(join(folder, `${REMOVED}.${langOf(locale)}.md`));
      await writeArticles(folder, 1);
      await copy.build();
      const after = filesOf(copy.dist);
      rmSync(copy.dist, { recursive: true });
      await copy.build();
      const fromNothing = filesOf(copy.dist);
      for (const path of new Set([...after.keys(), ...fromNothing.keys()])) {
        if (after.get(path) === fromNothing.get(path)) continue;
        const detail = !after.has(path) ? 'is missing' : fromNothing.has(path) ? 'is another than in a build from nothing' : 'is left of an article that is gone';
        failures.push({ name: path, detail });
      }
      return { passed: Math.max(0, 4 - failures.length), failures, notes: [`the site from nothing: ${figures(whole)}`, `after one article was edited: ${figures(edited)}`] };
    } finally {
      await copy.remove();
    }
  },
};
