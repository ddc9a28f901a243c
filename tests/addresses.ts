import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../site/business.ts';
import { stringsOf } from '../site/content/sections.ts';
import { documentFile, MANIFEST } from '../site/manifest.ts';
import { buildFigures, type BuildResult, copyWithSamplePages } from './siteCopy.ts';
import { buildsDuringVisits } from './addresses/buildsDuringVisits.ts';
import type { Failure, Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';

/*
 * Adds a page with a parameter in its address to a copy of the site, as CONTRIBUTING.md describes: built from scratch, then
 * again with one of its addresses changed; and a site whose pages are open while it is built again, also with an
 * announcement. `node scripts/bootstrap.mjs tests/addresses.ts 2000` measures a build of 2,000
 * addresses.
 */

const count = Number(process.argv[2] ?? 3);

/** What a built sample page lacks: title, description, links, compressed copies, an entry in the lists. */
function problemsWith(dist: string, path: string, number: number): string[] {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const file = documentFile(path);
  if (!existsSync(join(dist, file))) return ['was not built'];
  const locale = path.startsWith('/fr/') ? 'fr-CA' : 'en-CA';
  const wanted = [
    [file, `<title>Sample ${number} – ${business.name}</title>`],
    [file, `content="The sample number ${number}."`],
    [file, `${stringsOf(['common'], locale)['common.youAreHere']}<!-- --> <!-- -->sample-${number}</h1>`],
    [file, `${path}">`],
    [file, `hreflang="fr-CA" href="${business.origin}/fr${path.replace('/fr/', '/')}"`],
    [file, 'property="og:image"'],
    [MANIFEST, `"${path}"`],
    ['sitemap.xml', `${path}</loc>`],
  ] as const;
  const missing = wanted.filter(([where, text]) => !read(where).includes(text)).map(([where, text]) => `${where} lacks ${text}`);
  return [...missing, ...['br', 'gz'].filter((ending) => !existsSync(join(dist, `${file}.${ending}`))).map((ending) => `has no .${ending}`)];
}

const figuresOf = (build: BuildResult): string => `${buildFigures(build)} (${build.output.split('\n').filter((line) => !line.endsWith('…')).join('; ')})`;

const addresses: Step = {
  name: `${count} addresses`,
  async run() {
    const copy = await copyWithSamplePages(count);
    try {
      const failures: Failure[] = [];
      const whole = await copy.build();
      for (let number = 1; number <= count; number += 1) {
        for (const path of [`/samples/sample-${number}`, `/fr/samples/sample-${number}`]) {
          const wrong = problemsWith(copy.dist, path, number);
          if (wrong.length > 0) failures.push({ name: path, detail: wrong.join('\n') });
        }
      }
      const read = (path: string) => readFileSync(join(copy.dist, documentFile(path)), 'utf8');
      const before = read('/samples/sample-2');
      const again = await copy.build('sample-1');
      if (!read('/samples/sample-1').includes('One more paragraph.')) failures.push({ name: 'an edited page', detail: 'the build did not change it' });
      if (read('/samples/sample-2') !== before) failures.push({ name: 'a page that was not edited', detail: 'the build changed it' });
      return {
        passed: 2 * count + 2 - failures.length,
        failures,
        notes: [`${count} addresses in two languages, from scratch: ${figuresOf(whole)}`, `with one of them changed: ${figuresOf(again)}`],
      };
    } finally {
      await copy.remove();
    }
  },
};

process.exitCode = await runSteps([addresses, buildsDuringVisits]);
