import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { stringify } from 'yaml';
import { runAxe } from '../engines.ts';
import { criteria, languages } from '../criteria.ts';
import { engineVersions } from '../engines.ts';
import type { Answer, Finding } from '../findings.ts';
import type { ViewReport } from '../run.ts';
import type { AuditTarget } from '../target.ts';
import { asCsv, asEarl, asOpenAcr, asSarif } from './formats.ts';
import { reportPage } from './page.ts';

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

/** Sets a text where the file may be read by other programs. */
const write = (folder: string, name: string, text: string) => writeFileSync(join(folder, name), text.endsWith('\n') ? text : `${text}\n`);

/** The list for a person: to be filled in and given to the next run with `--answers`. */
const checklist = ({ findings, answers }: ReportData): string =>
  `# For a person: give each criterion a verdict (supports, partially-supports, does-not-support, not-applicable), and remove the #.\n# Then run the audit again with --answers and this file. Criteria that stay commented out stay "not evaluated".\n${criteria
    .map((criterion) => {
      const { failed, undecided, answer } = verdictOf(criterion.id, { findings, answers });
      const block = stringify([answer ?? { criterion: criterion.id, verdict: '', who: 'auditor', date: '', with: 'Firefox 140 + NVDA 2026.1', remarks: '' }]).trimEnd();
      return `\n# ${criterion.id} ${criterion.en} (${criterion.level}); failures: ${failed}, undecided: ${undecided}\n# ${criterion.person.en}\n# ${criterion.person.fr}\n${answer ? block : block.replaceAll(/^/gm, '# ')}`;
    })
    .join('\n')}\n`;

/** Writes the report into its folder, and examines its pages with axe. @throws when axe finds something in the report itself */
export async function writeReport(browser: Browser, data: ReportData): Promise<void> {
  const { folder, target, views, findings } = data;
  for (const language of languages) write(folder, language === 'en' ? 'index.html' : 'index.fr.html', reportPage(data, language));
  write(folder, 'findings.csv', asCsv(findings, target.origin));
  write(folder, 'earl.jsonld', JSON.stringify(asEarl(data), null, 2));
  write(folder, 'results.sarif', JSON.stringify(asSarif(data), null, 2));
  write(folder, 'openacr.yaml', stringify(asOpenAcr(data)));
  write(folder, 'checklist.yaml', checklist(data));
  const manifest = {
    name: target.name, origin: target.origin, standard: 'WCAG 2.2 A, AA', date: data.today, minutes: data.minutes, browser: data.browser, engines: engineVersions(), quick: data.quick,
    widths: data.widths, themes: data.themes.filter(Boolean), pages: target.pages.map(({ path }) => path),
    views: views.map(({ path, state, width, exists, trouble, seconds }) => ({ path, state, width, examined: exists && trouble === undefined, ...(trouble !== undefined && { trouble }), seconds })),
  };
  write(folder, 'manifest.json', JSON.stringify(manifest, null, 2));
  const page = await browser.newPage();
  for (const file of ['index.html', 'index.fr.html']) {
    await page.goto(`file://${join(folder, file)}`);
    const [broken] = (await runAxe(page)).results.filter(({ verdict }) => verdict === 'failed');
    if (broken !== undefined) throw new Error(`The report itself has a barrier: ${broken.rule}: ${broken.html} ${broken.sentence}`);
  }
  await page.close();
}
