import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../site/business.ts';
import { stringsOf } from '../site/content/sections.ts';
import { documentFile, type SiteManifest } from '../site/manifest.ts';
import { checkAnnouncement, storm } from './addresses/checkAnnouncement.ts';
import { buildFigures, type BuildResult, copyWithSamplePages } from './siteCopy.ts';
import { buildsDuringVisits } from './addresses/buildsDuringVisits.ts';
import type { Failure, Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';

/*
 * Adds a page with a parameter in its address to a copy of the site, as CONTRIBUTING.md describes: built from scratch, then
 * again with one of its addresses changed, then with an announcement, which is opened in a browser; and a site whose
 * pages are open while it is built again. `node scripts/bootstrap.mjs tests/addresses.ts 2000` measures a build of 2,000
 * addresses.
 */

const count = Number(process.argv[2] ?? 3);

/** What a built sample page lacks: title, description, links, compressed copies. */
function problemsWith(dist: string, path: string, number: number): string[] {
  const file = join(dist, documentFile(path));
  if (!existsSync(file)) return ['was not built'];
  const html = readFileSync(file, 'utf8');
  const french = path.startsWith('/fr/');
  const neutral = french ? path.slice(3) : path;
  const wanted = [
    `<title>Sample ${number} – ${business.name}</title>`,
    `content="The sample number ${number}."`,
    `${stringsOf(['common'], french ? 'fr-CA' : 'en-CA')['common.youAreHere']}<!-- --> <!-- -->sample-${number}</h1>`,
    `${path}">`,
    `hreflang="fr-CA" href="${business.origin}/fr${neutral}"`,
    'property="og:image"',
  ];
  const missing = wanted.filter((text) => !html.includes(text)).map((text) => `lacks ${text}`);
  return [...missing, ...['br', 'gz'].filter((ending) => !existsSync(`${file}.${ending}`)).map((ending) => `has no .${ending}`)];
}

const figuresOf = (build: BuildResult): string => `${buildFigures(build)} (${build.output.split('\n').filter((line) => !line.endsWith('…')).join('; ')})`;

const addresses: Step = {
  name: `${count} addresses`,
  async run() {
    const copy = await copyWithSamplePages(count);
    try {
      const failures: Failure[] = [];
      const whole = await copy.build();
      const { pages }: SiteManifest = JSON.parse(readFileSync(join(copy.dist, 'pages.json'), 'utf8'));
      const paths = Array.from({ length: count }, (_, at) => [`/samples/sample-${at + 1}`, `/fr/samples/sample-${at + 1}`]);
      const listed = new Set(pages.map(({ path }) => path));
      const sitemap = readFileSync(join(copy.dist, 'sitemap.xml'), 'utf8');
      for (const [at, both] of paths.entries()) {
        for (const path of both) {
          const wrong = problemsWith(copy.dist, path, at + 1);
          if (!listed.has(path)) wrong.push('is not in pages.json');
          if (!sitemap.includes(`${path}</loc>`)) wrong.push('is not in the sitemap');
          if (wrong.length > 0) failures.push({ name: path, detail: wrong.join('\n') });
        }
      }
      const before = readFileSync(join(copy.dist, documentFile('/samples/sample-2')));
      const again = await copy.build('sample-1');
      const edited = readFileSync(join(copy.dist, documentFile('/samples/sample-1')), 'utf8');
      if (!edited.includes('One more paragraph.')) failures.push({ name: 'an edited page', detail: 'the build did not change it' });
      if (!before.equals(readFileSync(join(copy.dist, documentFile('/samples/sample-2'))))) failures.push({ name: 'a page that was not edited', detail: 'the build changed it' });
      await copy.announce(storm);
      await copy.build('sample-1');
      const announced = await checkAnnouncement(copy.dist);
      failures.push(...announced.failures);
      return {
        passed: 2 * count + 2 + announced.opened - failures.length,
        failures,
        notes: [`${count} addresses in two languages, from scratch: ${figuresOf(whole)}`, `with one of them changed: ${figuresOf(again)}`],
      };
    } finally {
      await copy.remove();
    }
  },
};

process.exitCode = await runSteps([addresses, buildsDuringVisits]);
