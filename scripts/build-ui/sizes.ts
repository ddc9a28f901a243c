/** The size of each component by itself: `packages/ui/sizes.json`, which the documentation reads. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Budget, budgets, type Part, TOLERANCE } from './budgets.ts';
import type { Check } from './checks.ts';
import type { Packed } from './pack.ts';
import { repository } from './packages.ts';
import { type Use, weigh, type Weight } from './weigh.ts';

/** By the name of the component. */
export type Sizes = Readonly<Record<string, Weight>>;

const file = join(repository, 'packages/ui/sizes.json');

/** The imports to measure: all exports of each component. */
export const usesOf = ({ name, built }: Packed, components: readonly string[]): Use[] =>
  built
    .map(({ subpath, names }) => ({ component: subpath.slice('./'.length), names }))
    .filter(({ component }) => components.includes(component))
    .map(({ component, names }) => ({ from: `${name}/${component}`, names }));

/** The size of each component by itself, in alphabetical order. */
export async function sizesOf(ui: Packed, components: readonly string[], consumer: string): Promise<Sizes> {
  const sizes: Record<string, Weight> = {};
  for (const component of [...components].sort()) sizes[component] = await weigh(consumer, usesOf(ui, [component]));
  return sizes;
}

const parts: readonly Part[] = ['js', 'css'];

const differs = (one: number, other: number) => Math.abs(one - other) > TOLERANCE * other;

/** The sizes to write to the file: a figure that is still within the tolerance is not changed. */
export const sizesToWrite = (sizes: Sizes, committed: Sizes): Sizes =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => {
      const still = (part: Part) => {
        const before = committed[name]?.[part];
        return before === undefined || differs(size[part], before) ? size[part] : before;
      };
      return [name, { js: still('js'), css: still('css') }];
    }),
  );

const readSizes = async (): Promise<Sizes> => JSON.parse(await readFile(file, 'utf8'));

/** Writes one line for each component, so that a diff shows the changed ones. */
export async function writeSizes(sizes: Sizes): Promise<void> {
  const lines = Object.entries(sizesToWrite(sizes, await readSizes())).map(([name, { js, css }]) => `  "${name}": { "js": ${js}, "css": ${css} }`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Checks that the committed sizes are up to date. */
export async function checkSizes(sizes: Sizes): Promise<Check> {
  const name = 'packages/ui/sizes.json is up to date';
  const committed = await readSizes();
  const changes = [
    ...Object.keys(committed).filter((component) => !(component in sizes)).map((component) => `${component} is gone`),
    ...Object.entries(sizes).flatMap(([component, size]) => {
      const before = committed[component];
      if (before === undefined) return [`${component} is new`];
      return parts.filter((part) => differs(size[part], before[part])).map((part) => `${component}: ${size[part]} bytes of ${part} instead of ${before[part]}`);
    }),
  ];
  return changes.length === 0 ? { name } : { name, problem: `${changes.join('\n')}\nRun npm run build:ui, and commit the file.` };
}

/** A budget with the measured bytes. */
export interface MeasuredBudget extends Budget {
  readonly bytes: number;
}

/** Measures the bytes of each budget. */
export async function measureBudgets(ui: Packed, components: readonly string[], consumer: string): Promise<MeasuredBudget[]> {
  const spent: MeasuredBudget[] = [];
  for (const budget of budgets) {
    const weight = await weigh(consumer, usesOf(ui, budget.components === 'all' ? components : budget.components));
    spent.push({ ...budget, bytes: weight[budget.part] });
  }
  return spent;
}

/** The five heaviest components that a budget counts. */
const heaviest = ({ components, part }: Budget, sizes: Sizes): string =>
  Object.entries(sizes)
    .filter(([name]) => components === 'all' || components.includes(name))
    .sort(([, one], [, other]) => other[part] - one[part])
    .slice(0, 5)
    .map(([name, size]) => `${name} ${size[part]}`)
    .join(', ');

/** Checks a measured budget against its limit. */
export function checkBudget(spent: MeasuredBudget, sizes: Sizes): Check {
  const { name, bytes, most, why } = spent;
  if (bytes <= most * (1 + TOLERANCE)) return { name };
  return { name, problem: `${bytes} bytes: ${bytes - most} over the limit of ${most}, which has a tolerance of ${TOLERANCE * 100} %. ${why}\nThe heaviest by themselves: ${heaviest(spent, sizes)}.` };
}
