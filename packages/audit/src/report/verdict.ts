import type { Answer, Finding } from '../findings.ts';
import type { ViewReport } from '../run.ts';
import type { AuditTarget } from '../target.ts';

/** All that a report tells. */
export interface ReportData {
  readonly folder: string;
  readonly target: AuditTarget;
  readonly views: readonly ViewReport[];
  readonly findings: readonly Finding[];
  readonly answers: readonly Answer[];
  readonly today: string;
  readonly quick: boolean;
  readonly widths: readonly number[];
  readonly themes: readonly string[];
  readonly browser: string;
  readonly minutes: number;
  /** The ids of a baseline's failures that are gone. */
  readonly gone: readonly string[];
}

/** The rules that were applied for a criterion, by engine: `axe link-name`. */
export const rulesFor = (views: readonly ViewReport[], criterion: string): string[] =>
  [...new Set(views.flatMap(({ themes }) => themes.flatMap(({ report }) => report.applied.flatMap((one) => (one.criteria.includes(criterion) ? [`${one.engine} ${one.rule}`] : [])))))].sort();

/** The verdict on a criterion: a machine can refute it, only a person can confirm it. */
export function verdictOf(criterion: string, { findings, answers }: Pick<ReportData, 'findings' | 'answers'>) {
  const own = findings.filter((finding) => finding.criterion === criterion && finding.waiver === undefined);
  const failed = own.filter(({ verdict }) => verdict === 'failed').length;
  // The latest answer counts.
  const answer = answers.filter((one) => one.criterion === criterion).sort((one, other) => one.date.localeCompare(other.date)).at(-1);
  const contradicted = failed > 0 && (answer?.verdict === 'supports' || answer?.verdict === 'not-applicable');
  const level = failed > 0 && (answer === undefined || contradicted) ? ('does-not-support' as const) : (answer?.verdict ?? ('not-evaluated' as const));
  return { failed, undecided: own.length - failed, answer, contradicted, level };
}
