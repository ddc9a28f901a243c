import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { firstAddresses, firstOfEach } from '../../site/manifest.ts';
import { locales } from '../../site/i18n/locale.ts';
import { browserArguments, ensureBrowser } from '../browser.ts';
import type { BudgetName } from './budgets.ts';
import { type Figure, passes } from './figures.ts';
import { slowdown } from './phone.ts';
import type { ServedSite } from './site.ts';
import type { Measure } from './stage.ts';

const run = promisify(execFile);

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const command = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'bestPractices', seo: 'seo' } as const satisfies Record<string, BudgetName>;
const audits = { 'largest-contentful-paint': 'lcp', 'cumulative-layout-shift': 'cls', 'total-blocking-time': 'tbt' } as const satisfies Record<string, BudgetName>;

/** How often a run is repeated that saw no page: Lighthouse at times misses the start (NO_NAVSTART). */
const ATTEMPTS = 4;

/** One run, in a process and a browser of its own: mobile, simulated throttling, Lighthouse's defaults but for the processor, which is the phone's. */
async function report(url: string, slower: number, attempt = 1): Promise<Report> {
  try {
    const flags = ['--headless', ...browserArguments].join(' ');
    const asked = [url, '--output=json', '--quiet', `--throttling.cpuSlowdownMultiplier=${slower}`, `--only-categories=${Object.keys(categories).join(',')}`, `--chrome-flags=${flags}`, '--no-enable-error-reporting'];
    const { stdout } = await run(process.execPath, [command, ...asked], { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 2 ** 26 });
    const result: Report = JSON.parse(stdout);
    if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.code}`);
    return result;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return report(url, slower, attempt + 1);
  }
}

/** The audits that keep a category from its full score. */
const lost = (reports: readonly Report[], category: string): string =>
  [
    ...new Set(
      reports.flatMap(({ categories, audits }) =>
        (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
      ),
    ),
  ].join(', ');

/** At most. */
const TIMES = 3;

/** `UNO_EVERYWHERE` asks for every page in both languages (some twenty minutes): of articles and the like the first of each kind. */
const everywhere = process.env['UNO_EVERYWHERE'] !== undefined;

/** One page of each family that search engines may know, in English and in French by turns. */
const pagesOf = ({ pages }: ServedSite): readonly string[] =>
  everywhere
    ? firstAddresses(pages).filter(({ status }) => status === 200).map(({ path }) => path)
    : firstOfEach(pages, 'family')
        .filter(({ status }) => status === 200)
        .map(({ name }, at) => pages.find((page) => page.name === name && page.locale === locales[at % locales.length])?.path ?? '/');

/** What runs of a page say, with and without its scripts. */
function figuresOf(page: string, reports: readonly Report[], bare: readonly Report[]): Figure[] {
  const blocked = (of: readonly Report[]) => of.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN);
  return [
    // The least of each: what else the machine does only ever adds, and of three runs it can reach two.
    { budget: 'tbtOverFloor', page, samples: [Math.min(...blocked(reports)) - Math.min(...blocked(bare))], note: `${blocked(reports).map(Math.round).join(', ')} against ${blocked(bare).map(Math.round).join(', ')}` },
    ...Object.entries(categories).map(([id, budget]): Figure => ({ budget, page, samples: reports.map(({ categories }) => Math.round((categories[id]?.score ?? Number.NaN) * 100)), note: lost(reports, id) })),
    ...Object.entries(audits).map(([id, budget]): Figure => ({ budget, page, samples: reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN) })),
  ];
}

/** Lighthouse 13 on one page of each family, and on the same document without scripts. A page that keeps every budget at the first run is not run again; of any other the median of three counts. */
export const lighthouse: Measure = async ({ browser, site, say }) => {
  const figures: Figure[] = [];
  for (const page of pagesOf(site)) {
    const reports: Report[] = [];
    const bare: Report[] = [];
    let found: Figure[] = [];
    do {
      const slower = await slowdown(browser);
      say(`${page}, run ${reports.length + 1} of ${TIMES} at most, ${slower} times slower than this machine`);
      reports.push(await report(`${site.address}${page}`, slower));
      bare.push(await report(`${site.floor}${page}`, slower));
      found = figuresOf(page, reports, bare);
    } while (reports.length < TIMES && !(reports.length === 1 && found.every((figure) => passes(figure))));
    figures.push(...found);
  }
  return figures;
};
