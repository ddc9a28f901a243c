import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunnerResult } from 'lighthouse';
import { firstAddresses } from '../../site/manifest.ts';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { everywhere } from '../everywhere.ts';
import type { BudgetName, Judgement } from './budgets.ts';
import { type Figure, median, passes } from './figures.ts';
import type { ServedSite } from './site.ts';
import { type Measure, onePerFamily, slowdown } from './stage.ts';

const run = promisify(execFile);

type Report = RunnerResult['lhr'];

const command = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'bestPractices', seo: 'seo' } as const satisfies Record<string, BudgetName>;
const audits = { 'largest-contentful-paint': 'lcp', 'cumulative-layout-shift': 'cls', 'total-blocking-time': 'tbt' } as const satisfies Record<string, BudgetName>;

/** The most attempts for a run, because Lighthouse sometimes misses the start of the navigation (NO_NAVSTART). */
const ATTEMPTS = 4;

/** One run, in a process and a browser of its own, with Lighthouse's defaults (mobile, simulated throttling) except the processor, which is the phone's. */
async function report(url: string, slower: number, only: readonly string[] = Object.keys(categories), attempt = 1): Promise<Report> {
  try {
    const flags = ['--headless', ...browserArguments].join(' ');
    const asked = [url, '--output=json', '--quiet', `--throttling.cpuSlowdownMultiplier=${slower}`, `--only-categories=${only.join(',')}`, `--chrome-flags=${flags}`, '--no-enable-error-reporting'];
    const { stdout } = await run(process.execPath, [command, ...asked], { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 2 ** 26 });
    const result: Report = JSON.parse(stdout);
    if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.code}`);
    return result;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return report(url, slower, only, attempt + 1);
  }
}

/** The audits that keep a category from its full score. */
function failedAudits(reports: readonly Report[], category: string): string {
  const failed = reports.flatMap(({ categories, audits }) => categories[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? []);
  return [...new Set(failed.map(({ id }) => id))].join(', ');
}

/** How often a page is measured. With `UNO_EVERYWHERE` every page in both languages, three times each: half an hour on an idle machine. */
const TIMES = { least: everywhere ? 3 : 1, most: 3 };

/** The families of pages that differ most, which are enough where times are only printed: axe, the markup and the bytes of every page have checks of their own. */
const DIFFERENT: readonly string[] = ['home', 'service', 'form', 'article'];

/** One indexed page of each family, in English and in French alternately; or every entry of the route table in both. */
function pagesOf({ pages }: ServedSite, judgement: Judgement): readonly string[] {
  const indexed = firstAddresses(pages).filter(({ status }) => status === 200);
  const chosen = everywhere ? indexed : onePerFamily(indexed);
  return chosen.filter(({ family }) => judgement === 'all' || everywhere || DIFFERENT.includes(family)).map(({ path }) => path);
}

const numbers = (reports: readonly Report[], audit: string): number[] => reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

const rounded = (samples: readonly number[]): string => samples.map(Math.round).join(', ');

/** The figures of a page's runs, with and without its scripts. */
function figuresOf(page: string, reports: readonly Report[], bare: readonly Report[]): Figure[] {
  const beside = (budget: BudgetName, audit: string, compare: (own: readonly number[], floor: readonly number[]) => number): Figure => {
    const [own, floor] = [numbers(reports, audit), numbers(bare, audit)];
    return { budget, page, samples: [compare(own, floor)], note: `${rounded(own)} against ${rounded(floor)}` };
  };
  return [
    // The minimum of each, because other load only adds time and may disturb two of three runs.
    beside('tbtOverFloor', 'total-blocking-time', (own, floor) => Math.min(...own) - Math.min(...floor)),
    // Simulated paint times are in steps of half a round trip, and those of one document can be three steps apart.
    beside('lcpOverFloor', 'largest-contentful-paint', (own, floor) => Math.min(...own) / Math.max(...floor)),
    ...Object.entries(categories).map(([id, budget]): Figure => ({ budget, page, samples: reports.map(({ categories }) => Math.round((categories[id]?.score ?? Number.NaN) * 100)), note: failedAudits(reports, id) })),
    ...Object.entries(audits).map(([id, budget]): Figure => ({ budget, page, samples: numbers(reports, id) })),
  ];
}

/** The medians of a page in one line: the four scores, the LCP with and without scripts, CLS and TBT. */
function lineOf(found: readonly Figure[], bare: readonly Report[]): string {
  const of = (budget: BudgetName) => median(found.find((figure) => figure.budget === budget)?.samples ?? []);
  const scores = Object.values(categories).map(of).join(' / ');
  return `${scores}, LCP ${of('lcp').toFixed(0)} ms beside ${median(numbers(bare, 'largest-contentful-paint')).toFixed(0)} without scripts, CLS ${of('cls').toFixed(3)}, TBT ${of('tbt').toFixed(0)} ms`;
}

/**
 * Runs Lighthouse on each page, and its performance category on the same document without scripts. A page within every
 * judged budget in its first run is not run again, except with `UNO_EVERYWHERE`; of several runs the median counts.
 */
export const lighthouse: Measure = async (stage) => {
  const { site, judgement, say } = stage;
  const figures: Figure[] = [];
  for (const page of pagesOf(site, judgement)) {
    const reports: Report[] = [];
    const bare: Report[] = [];
    let found: Figure[] = [];
    do {
      const slower = await slowdown(stage);
      const ownReport = report(`${site.address}${page}`, slower);
      // Beside each other where times are only printed: LCP and its ratio are simulated from bytes and requests.
      if (judgement === 'all') await ownReport;
      const bareReport = report(`${site.floor}${page}`, slower, ['performance']);
      reports.push(await ownReport);
      bare.push(await bareReport);
      found = figuresOf(page, reports, bare);
    } while (reports.length < TIMES.least || (reports.length < TIMES.most && !found.every((figure) => passes(figure, judgement))));
    say(`${page}: ${lineOf(found, bare)}${reports.length > 1 ? `, of ${reports.length} runs` : ''}`);
    figures.push(...found);
  }
  return figures;
};
