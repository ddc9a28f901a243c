import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { parse } from 'yaml';
import { inPage } from '../packages/audit/src/bundle.ts';
import { isListed } from '../packages/audit/src/criteria.ts';
import { type EngineReport, engineNames, joinReports, type Result } from '../packages/audit/src/results.ts';
import { examineBehaviour, examineStill } from '../packages/audit/src/visit.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { root } from './steps/command.ts';

// Measures the audit: forty barriers that it must find, and their clean twins, which it must leave alone. Prints recall and false
// alarms of each engine and of all together.

interface Barrier {
  readonly name: string;
  readonly criterion: string;
  readonly node: string;
  readonly barrier: string;
  readonly twin: string;
}

/** How many barriers all engines and scripts together must find. */
const LEAST_FOUND = 36;

const barriers: readonly Barrier[] = parse(readFileSync(join(root, 'packages/audit/barriers/barriers.yaml'), 'utf8'));

/** The piece as a page of its own. */
const pageOf = (name: string, piece: string): string =>
  piece.startsWith('<!doctype')
    ? piece
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Example</h1>${piece}</main></body></html>`;

/** What the audit reports about a piece, and the place of the node in question. */
async function examine(browser: Browser, { name, node }: Barrier, piece: string): Promise<EngineReport & { readonly place: string }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const source = pageOf(name, piece);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: source }));
  await page.goto('http://barrier.test/', { waitUntil: 'domcontentloaded' });
  const [place = ''] = await inPage(page, 'pathsOf', [node]);
  const report = joinReports([await examineStill(page, { quick: false, source }), await examineBehaviour(page, { zoom: true })]);
  await context.close();
  return { ...report, place };
}

/** Whether a result is about this node: itself, something in it, or the element that directly holds it. */
const isAbout = ({ path }: Result, place: string): boolean => path === place || path.startsWith(`${place}/`) || place.slice(0, place.lastIndexOf('/')) === path;

ensureBrowser();
const browser = await chromium.launch(launchOptions());
const found = new Map<string, number>([...engineNames, 'all'].map((name) => [name, 0]));
const alarms = new Map<string, number>([...engineNames, 'all'].map((name) => [name, 0]));
const add = (counts: Map<string, number>, names: Iterable<string>) => [...names].forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
const failures: string[] = [];
let undecided = 0;

async function measure(barrier: Barrier, index: number): Promise<void> {
  const number = String(index + 1).padStart(2, '0');
  const report = await examine(browser, barrier, barrier.barrier);
  const hits = report.results.filter((result) => result.criteria.includes(barrier.criterion) && isAbout(result, report.place));
  const by = new Set(hits.filter(({ verdict }) => verdict === 'failed').map(({ engine }) => engine));
  if (by.size > 0) add(found, [...by, 'all']);
  else if (hits.length > 0) undecided += 1;
  if (asked.length > 0) for (const { engine, rule, criteria, verdict, path, sentence } of report.results) console.log(`    ${engine} ${rule} (${criteria.join(', ')}) ${verdict}: ${path} ${sentence}`);
  const twin = await examine(browser, barrier, barrier.twin);
  const false_ = twin.results.filter(({ verdict, criteria }) => verdict === 'failed' && criteria.some(isListed));
  if (false_.length > 0) {
    add(alarms, [...new Set(false_.map(({ engine }) => engine)), 'all']);
    failures.push(`✗ twin ${number}, ${barrier.name}\n${false_.map(({ engine, rule, html, sentence }) => `    ${engine} ${rule}: ${sentence} ${html}`).join('\n')}`);
  }
  console.log(`${number} ${barrier.criterion.padEnd(7)}${barrier.name}: ${[...by].join(', ') || (hits.length > 0 ? `undecided (${[...new Set(hits.map(({ engine }) => engine))].join(', ')})` : 'not found')}`);
}

/** With numbers as arguments only these, with everything that is said about them. */
const asked = process.argv.slice(2).map(Number);
const waiting = [...barriers.entries()].filter(([index]) => asked.length === 0 || asked.includes(index + 1))[Symbol.iterator]();
await Promise.all([0, 1].map(async () => {
  for (const [index, barrier] of waiting) await measure(barrier, index);
}));
await browser.close();

console.log('\n        found  false alarms');
for (const [name, count] of found) console.log(`${name.padEnd(8)}${String(count).padStart(5)}  ${String(alarms.get(name)).padStart(12)}`);
console.log(`A person is asked about ${undecided} more.`);
const all = found.get('all') ?? 0;
if (asked.length === 0 && all < LEAST_FOUND) failures.push(`✗ recall\n    ${all} of ${barriers.length} barriers were found; at least ${LEAST_FOUND} must be.`);
console.log(failures.map((failure) => `\n${failure}`).join('\n'));
console.log(`\n${barriers.length + 1 - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
