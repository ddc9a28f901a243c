/**
 * `npm run bench -- leads`: measures only how fast rows are stored, compared with pgbench (`leads.ts`).
 * `npm run bench`: measures the built site, prints a table, and fails if a figure is over its budget (`budgets.ts`).
 *
 * - `--only NAME` measures one kind (repeatable): lighthouse, floor, javascript, alone, weight, touches, sending, navigations, stillness.
 * - `--json FILE` writes the figures with all samples.
 * - `--judge steady` prints times without judging them, for a shared machine: `Judgement` in budgets.ts.
 * - `--dist FOLDER` measures a site built elsewhere, for instance of another commit. Default: `site/dist`, built if stale.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildIfStale } from '../../site/build/build.ts';
import { ensureBrowser, launchOptions } from '../browser.ts';
import { budgets } from './budgets.ts';
import { alone, javascript, weight } from './bytes.ts';
import { type Figure, median, passes, tableOf } from './figures.ts';
import { lighthouse } from './lighthouse.ts';
import { floor, navigations } from './paints.ts';
import { serveSite } from './site.ts';
import { type Measure, PHONE, speedsSeen } from './stage.ts';
import { stillness } from './stillness.ts';
import { firstTouches, sending } from './touches.ts';

/** In the order of the table. */
const measures = { lighthouse, floor, javascript, alone, weight, touches: firstTouches, sending, navigations, stillness } as const satisfies Record<string, Measure>;

const started = performance.now();
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

async function siteFolder(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const { built } = await buildIfStale();
  say(built ? 'The site has been built.' : 'The site is up to date.');
  return fileURLToPath(new URL('../../site/dist/', import.meta.url));
}

if (process.argv[2] === 'leads') {
  const { measureLeads } = await import('./leads.ts');
  process.exit(await measureLeads());
}
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, json: { type: 'string' }, dist: { type: 'string' }, judge: { type: 'string', default: 'all' } },
});
const judgement = values.judge;
if (judgement !== 'all' && judgement !== 'steady') refuse(`--judge ${judgement}: choose all or steady.`);
const { only = Object.keys(measures) } = values;
const unknown = only.find((name) => !(name in measures));
if (unknown !== undefined) refuse(`There is no measure “${unknown}”: choose among ${Object.keys(measures).join(', ')}.`);
const chosen: readonly [string, Measure][] = Object.entries(measures).filter(([name]) => only.includes(name));
ensureBrowser();
const site = await serveSite(await siteFolder(values.dist));
const launch = launchOptions('whole');
// With a debugger attached V8 parses code a second time to find source positions, which costs the entry 30 ms on the phone.
// Visitors have no debugger, so the flag collects the positions in the first parse.
const browser = await chromium.launch({ ...launch, args: [...launch.args, '--js-flags=--no-enable-lazy-source-positions'] });
const figures: Figure[] = [];
const broken: string[] = [];
let [load = 0] = loadavg();
try {
  for (const [name, measure] of chosen) {
    try {
      figures.push(...(await measure({ browser, site, judgement, say: (step) => say(`${name}: ${step}`) })));
    } catch (error) {
      broken.push(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    }
    load = Math.max(load, loadavg()[0] ?? 0);
  }
} finally {
  await browser.close();
  await site.stop();
}

console.log(`\n${tableOf(figures, judgement)}\n`);
const speeds = speedsSeen();
if (speeds.length > 0) {
  const times = (speed: number) => Math.max(1, speed / PHONE).toFixed(1);
  const [slowest, usual, fastest] = [Math.min(...speeds), median(speeds), Math.max(...speeds)];
  console.log(`The phone: ${PHONE} on Lighthouse’s scale. This machine: ${usual.toFixed(0)} (${slowest.toFixed(0)}–${fastest.toFixed(0)}), slowed ${times(usual)} times (${times(slowest)}–${times(fastest)}).`);
}
for (const sentence of broken) console.error(sentence);
if (load > 2 * availableParallelism()) {
  console.log(`Something else kept this machine busy (load ${load.toFixed(0)} on ${availableParallelism()} processors), so the times are too long to judge. Run it again on an idle machine.`);
}
if (values.json !== undefined) {
  const rows = figures.map((figure) => ({ ...budgets[figure.budget], ...figure, median: median(figure.samples), pass: passes(figure) }));
  await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}
const failed = figures.filter((figure) => !passes(figure, judgement)).length + broken.length;
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${figures.length + broken.length - failed} passed, ${failed} failed`);
// Once everything is written: a full pipe to another program may still hold back the end, with the totals.
process.stdout.write('', () => process.exit(failed === 0 ? 0 : 1));
