import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { reasonOf } from '../../../site/userFacingError.ts';
import { ensureBrowser, launchOptions } from '../../../tests/browser.ts';
import { crawl } from './crawl.ts';
import { applyWaivers, definiteFailures, mergeResults, readAnswers, readBaseline, readWaivers } from './findings.ts';
import { localSite } from './localSite.ts';
import { writeReport } from './report/report.ts';
import { runAudit } from './run.ts';

// `npm run audit [-- URL]`. Exit code: 0, 1 for a definite failure (beside a baseline: a new one), 2 if the audit could not run.

const HELP = `npm run audit [-- URL] [options]

Without URL: this repository's site, which is built and served. With URL: that site, one page at a time.

  --out DIR        the folder of the report. Default: audit/<name of the site>
  --quick          the first page of each family, one width, one theme, axe and the scripted checks
  --every          each article, category and tag of this repository's site
  --limit N        how many pages of another site. Default: 30
  --widths A,B     Default: 320,1280
  --themes A,B     values of data-theme. Default: this repository's themes; none on another site
  --answers FILE   a person's answers to checklist.yaml
  --waivers FILE   findings that are accepted until a day. Default: packages/audit/waivers.yaml for this repository's site
  --baseline DIR   an earlier report: only findings that are not in it fail
  --fresh          examines again what an interrupted run has examined
`;

const own = join(import.meta.dirname, '../waivers.yaml');

/** @returns the exit code */
async function main(): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' }, quick: { type: 'boolean', default: false }, every: { type: 'boolean', default: false }, limit: { type: 'string', default: '30' },
      widths: { type: 'string' }, themes: { type: 'string' }, answers: { type: 'string' }, waivers: { type: 'string' }, baseline: { type: 'string' },
      fresh: { type: 'boolean', default: false }, help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [url] = positionals;
  const { quick, every } = values;
  const widths = (values.widths ?? (quick ? '1280' : '320,1280')).split(',').map(Number);
  if (widths.some((width) => !(width >= 200 && width <= 4000))) throw new Error('--widths: pixels from 200 to 4000, as in 320,1280.');
  const limit = Number(values.limit);
  if (!(limit >= 1)) throw new Error('--limit: a number of pages.');
  const asked = values.themes?.split(',');
  // These are read first: a mistake in them must not cost a run.
  const answers = readAnswers(values.answers);
  const waivers = readWaivers(values.waivers ?? (url === undefined && existsSync(own) ? own : undefined));
  const baseline = values.baseline === undefined ? undefined : readBaseline(values.baseline);
  const from = Date.now();
  ensureBrowser();
  const target = url === undefined ? await localSite({ widths, quick, every }) : await crawl(url, { limit, quick, themes: asked ?? [] });
  const folder = resolve(values.out ?? join('audit', target.name.toLowerCase().replaceAll(/[^\w.-]/g, '-')));
  if (values.fresh) rmSync(join(folder, 'views'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const themes = (asked ?? target.themes).slice(0, quick ? 1 : undefined);
  const browser = await chromium.launch(launchOptions());
  try {
    const options = { folder, widths, themes: themes.length > 0 ? themes : [''], quick, log: (line: string) => console.log(line) };
    const views = await runAudit(browser, target, options);
    const today = new Date().toISOString().slice(0, 10);
    for (const waiver of waivers.filter(({ until }) => today >= until)) console.log(`The waiver of ${waiver.rule} has ended on ${waiver.until}: ${waiver.reason}`);
    const findings = applyWaivers(mergeResults(views), waivers, today).map((finding) => ({ ...finding, ...(baseline && { age: baseline.has(finding.id) ? ('same' as const) : ('new' as const) }) }));
    const failures = definiteFailures(findings).filter(({ age }) => age !== 'same');
    await writeReport(browser, {
      folder, target, views, findings, answers, today, quick, widths, themes: options.themes,
      browser: `Chromium ${browser.version()}`, minutes: Math.round((Date.now() - from) / 6000) / 10,
      gone: [...(baseline ?? [])].filter((id) => definiteFailures(findings).every((finding) => finding.id !== id)),
    });
    const troubled = views.filter(({ trouble }) => trouble !== undefined);
    console.log(`\n${failures.length} definite ${failures.length === 1 ? 'failure' : 'failures'}${baseline ? ' that the baseline has not' : ''}, ${findings.filter(({ verdict, criterion }) => verdict === 'undecided' && criterion !== '').length} for a person to decide, ${views.length} views, ${((Date.now() - from) / 60_000).toFixed(1)} min`);
    console.log(join(folder, 'index.html'));
    if (troubled.length > 0) throw new Error(`${troubled.length} of ${views.length} views could not be examined:\n${troubled.map(({ path, state, width, trouble }) => `  ${path} ${state} ${width} px: ${trouble}`).join('\n')}\nRun the same command again to try only these.`);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await target.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`The audit could not run: ${reasonOf(error)}`);
  process.exitCode = 2;
}
