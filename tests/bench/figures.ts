import { type Budget, type BudgetName, budgets, type Judgement, limitsOf } from './budgets.ts';

/** The result of measuring a page, once or several times. */
export interface Figure {
  budget: BudgetName;
  /** The path of the page, and what else distinguishes the figure: `/fr at 1280 px`. */
  page: string;
  /** In the budget's unit. Empty when it could not be measured: `note` says why, and the figure fails. */
  samples: readonly number[];
  /** An explanation: the files behind a weight, the audits behind a score. */
  note?: string;
}

/** The median; the mean of the two middle numbers when their count is even. `NaN` without numbers. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Whether the median of a figure is within its budget. A figure that could not be measured is not. */
export function passes({ budget, samples }: Figure, judgement: Judgement = 'all'): boolean {
  const { most = Infinity, least = -Infinity } = limitsOf(budgets[budget], judgement);
  const value = median(samples);
  return value >= least && value <= most;
}

/** A figure that could not be measured. */
export const unmeasured = (budget: BudgetName, page: string, reason: unknown): Figure => ({
  budget,
  page,
  samples: [],
  note: reason instanceof Error ? reason.message.split('\n', 1)[0] ?? '' : String(reason),
});

const digits: Record<Budget['unit'], number> = { points: 0, ms: 0, s: 1, kB: 1, MB: 0, '': 3, '×': 2 };

function limitOf({ most, least }: Budget): string {
  if (most !== undefined && most === least) return `= ${most}`;
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? '' : `≥ ${least}`;
}

function rowOf(figure: Figure, judgement: Judgement): readonly string[] {
  const budget: Budget = budgets[figure.budget];
  const { samples } = figure;
  const format = (value: number) => (Number.isNaN(value) ? 'none' : Number.isInteger(value) ? String(value) : value.toFixed(digits[budget.unit]));
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
  const [head = '', ...body] = rows.map(line);
  const reasons = figures
    .filter((figure) => !passes(figure))
    .toSorted((one, other) => Number(passes(other, judgement)) - Number(passes(one, judgement)))
    .map((figure) => {
      const [name, page, middle, , limit] = rowOf(figure, judgement);
      const note = figure.note ? ` (${figure.note})` : '';
      return `${passes(figure, judgement) ? ' ' : '✗'} ${name}, ${page}: ${middle}, ${limit}${note}\n    ${budgets[figure.budget].why}`;
    });
  return [head, widths.map((width) => '─'.repeat(width)).join('  '), ...body, ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n');
}
