import { type Budget, budgets, type Judgement, type Unit } from './budgets.ts';
import { type Figure, median, passes } from './figures.ts';

const digits: Record<Unit, number> = { points: 0, ms: 0, s: 1, kB: 1, MB: 0, '': 3, '×': 2 };

function formatValue(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'none';
  return Number.isInteger(value) ? String(value) : value.toFixed(digits[unit]);
}

function limitOf({ most, least }: Budget): string {
  if (most !== undefined && most === least) return `= ${most}`;
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? '' : `≥ ${least}`;
}

function rowOf(figure: Figure, judgement: Judgement): readonly string[] {
  const budget: Budget = budgets[figure.budget];
  const { samples } = figure;
  const format = (value: number) => formatValue(value, budget.unit);
  const spread = samples.length > 1 ? `${format(Math.min(...samples))}–${format(Math.max(...samples))}` : '';
  // `over` is no failure: times are only printed, and ratios have a wider limit.
  const verdict = passes(figure) ? 'pass' : passes(figure, judgement) ? 'over' : 'FAIL';
  return [budget.name, figure.page, `${format(median(samples))} ${budget.unit}`.trim(), spread, limitOf(budget), verdict];
}

const heads = ['figure', 'page', 'median', 'min–max', 'budget', 'verdict'] as const;

/** The figures as a text table; those over their budget are explained below it, and failures are marked ✗. */
export function tableOf(figures: readonly Figure[], judgement: Judgement): string {
  // Only the first row of a budget has its name.
  const grouped = [...Map.groupBy(figures, ({ budget }) => budget).values()].flatMap((group) =>
    group.map((figure) => rowOf(figure, judgement)).map(([name = '', ...cells], at) => [at === 0 ? name : '', ...cells]),
  );
  const rows = [heads, ...grouped];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const [head = '', ...body] = rows.map(line);
  const reasons = figures
    .filter((figure) => !passes(figure))
    .toSorted((one, other) => Number(passes(other, judgement)) - Number(passes(one, judgement)))
    .map((figure) => {
      const [name, page, middle, , limit] = rowOf(figure, judgement);
      const note = figure.note ? ` (${figure.note})` : '';
      return `${passes(figure, judgement) ? ' ' : '✗'} ${name}, ${page}: ${middle}, ${limit}${note}\n    ${budgets[figure.budget].why}`;
    });
  return [head, rule, ...body, ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n');
}
