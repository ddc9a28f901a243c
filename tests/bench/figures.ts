import { type BudgetName, budgets, type Judgement, limitsOf } from './budgets.ts';

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
