/**
 * `npm run build:ui`: builds and packs `@uno/tokens` and `@uno/ui` into `tokens/dist` and `packages/ui/dist`, checks the
 * packed files as a consumer installs them, compares their sizes with `budgets.ts`, and writes each component's weight into
 * `packages/ui/sizes.json`; a figure within 5 % of the new one is not changed.
 *
 * - `--check` leaves `sizes.json` as it is, and fails when it is out of date by more than 5 %.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Check, checksOf } from './checks.ts';
import { withConsumer } from './consumer.ts';
import { pack } from './pack.ts';
import { componentsOf, packages, repository } from './packages.ts';
import { checkBudget, checkSizes, type Sizes, sizesOf, type MeasuredBudget, measureBudgets, writeSizes } from './sizes.ts';

interface Result {
  checks: readonly Check[];
  spent: readonly MeasuredBudget[];
  sizes: Sizes;
  tarballs: readonly string[];
}

async function buildUi(onlyCheck: boolean): Promise<Result> {
  const { tokens, ui } = packages();
  const packed = await pack([tokens, ui]);
  const packedUi = packed.find(({ name }) => name === ui.manifest.name);
  if (packedUi === undefined) throw new Error('@uno/ui was not packed.');
  const components = componentsOf(ui);
  return withConsumer(packed, async (consumer) => {
    const checks = await checksOf(packed, consumer);
    const sizes = await sizesOf(packedUi, components, consumer);
    const spent = await measureBudgets(packedUi, components, consumer);
    if (!onlyCheck) await writeSizes(sizes);
    return {
      checks: [...checks, ...spent.map((one) => checkBudget(one, sizes)), ...(onlyCheck ? [await checkSizes(sizes)] : [])],
      spent,
      sizes,
      tarballs: packed.map(({ tarball }) => relative(repository, tarball)),
    };
  });
}

/** Formats rows as columns; numbers are aligned right. */
function table(rows: readonly (readonly [string, ...(string | number)[]])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length))) ?? [];
  return rows.map((row) => row.map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0))).join('  ')).join('\n');
}

/** Exits with a message. */
function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return refuse(error);
  }
}

const from = performance.now();
const { check: onlyCheck } = options();
const { checks, spent, sizes, tarballs } = await buildUi(onlyCheck).catch(refuse);
const failed = checks.filter(({ problem }) => problem !== undefined);

if (!onlyCheck) {
  console.log(`${table([['component', 'js', 'css'], ...Object.entries(sizes).map(([name, { js, css }]) => [name, js, css] as const)])}\n`);
  console.log(`${table([['budget', 'bytes', 'limit'], ...spent.map(({ name, bytes, most }) => [name, bytes, most] as const)])}\n`);
  console.log(tarballs.join('\n'));
}
for (const { name, problem } of failed) console.log(`\n✗ ${name}\n${problem}`);
console.log(`${((performance.now() - from) / 1000).toFixed(1)} s`);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
