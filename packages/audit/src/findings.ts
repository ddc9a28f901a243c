import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { criteria, isListed } from './criteria.ts';
import { type EngineName, engineNames, type Result } from './results.ts';
import type { ViewReport } from './run.ts';

/** What an engine says about a finding. */
interface Statement {
  readonly engine: EngineName;
  readonly rule: string;
  readonly sentence: string;
  readonly verdict: Result['verdict'];
}

/** One element and one criterion, whatever number of engines saw it. */
export interface Finding {
  /** Stays the same from run to run: of the criterion, the page and the element's place. */
  readonly id: string;
  /** Empty for good practice. */
  readonly criterion: string;
  readonly page: string;
  readonly path: string;
  readonly html: string;
  /** `failed` if one engine is sure. */
  readonly verdict: Result['verdict'];
  readonly statements: readonly Statement[];
  /** The states, widths and themes in which it was seen. */
  readonly where: readonly string[];
  readonly picture?: string | undefined;
  readonly waiver?: Waiver | undefined;
  /** Beside a baseline: whether it was there. */
  readonly age?: 'new' | 'same';
}

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day, as in "2027-01-31"');

const waiverSchema = z.strictObject({
  /** `ibm/element_tabbable_role_valid` */
  rule: z.string().regex(/^\w+\/.+$/),
  /** A part of the element's HTML. */
  node: z.string().min(1),
  /** The end of the page's path. Default: every page. */
  page: z.string().optional(),
  /** Why it is no fault, or may wait. */
  reason: z.string().min(10),
  /** The day from which it fails again. */
  until: day,
});

/** A finding that is accepted until a day. */
export type Waiver = z.infer<typeof waiverSchema>;

const answerSchema = z.strictObject({
  criterion: z.string().refine(isListed, 'a criterion of WCAG 2.2, A or AA'),
  verdict: z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable']),
  /** The role of the person, not the name: `auditor`. */
  who: z.string().min(2),
  date: day,
  /** Browser and assistive technology. */
  with: z.string().min(2),
  remarks: z.string().default(''),
});

/** What a person answered about a criterion. */
export type Answer = z.infer<typeof answerSchema>;

const readList = <Item>(file: string | undefined, schema: z.ZodType<Item>): Item[] => {
  if (file === undefined) return [];
  const result = z.array(schema).safeParse(parse(readFileSync(file, 'utf8')) ?? []);
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
};

/** @throws when the file is missing or malformed */
export const readWaivers = (file?: string): Waiver[] => readList(file, waiverSchema);

/** @throws when the file is missing or malformed */
export const readAnswers = (file?: string): Answer[] => readList(file, answerSchema).filter(({ verdict }) => Boolean(verdict));

const isSame = (one: Statement, other: Statement) => one.engine === other.engine && one.rule === other.rule && one.verdict === other.verdict;

const order = new Map(criteria.map(({ id }, index) => [id, index]));

const byPlace = (one: Finding, other: Finding): number =>
  (order.get(one.criterion) ?? 99) - (order.get(other.criterion) ?? 99) || one.page.localeCompare(other.page, 'en') || one.path.localeCompare(other.path, 'en') || one.id.localeCompare(other.id, 'en');

/** Merges what the engines say in all views: one element and one criterion make one finding. */
export function mergeResults(views: readonly ViewReport[]): Finding[] {
  const found = new Map<string, Finding & { readonly statements: Statement[]; readonly where: string[] }>();
  for (const { path: page, state, width, themes, pictures } of views) {
    for (const { theme, report } of themes) {
      for (const { engine, rule, sentence, verdict, path, html, criteria: tested } of report.results) {
        const listed = tested.filter(isListed);
        // What only AAA asks for is left out. Good practice is kept once a rule.
        if (listed.length === 0 && tested.length > 0) continue;
        for (const criterion of listed.length > 0 ? listed : ['']) {
          const id = createHash('sha256').update([criterion, page, path, criterion === '' ? `${engine} ${rule}` : ''].join('\n')).digest('hex').slice(0, 12);
          const finding = found.get(id) ?? { id, criterion, page, path, html, verdict, statements: [], where: [] };
          const statement = { engine, rule, sentence, verdict };
          if (!finding.statements.some((other) => isSame(other, statement))) finding.statements.push(statement);
          const where = `${state}, ${width} px${theme === '' ? '' : `, ${theme}`}`;
          if (!finding.where.includes(where)) finding.where.push(where);
          found.set(id, { ...finding, html: finding.html || html, verdict: finding.verdict === 'failed' ? 'failed' : verdict, picture: finding.picture ?? pictures[path] });
        }
      }
    }
  }
  const rank = ({ engine, rule, verdict }: Statement) => `${verdict === 'failed' ? 0 : 1}${engineNames.indexOf(engine)}${rule}`;
  return [...found.values()].map((finding) => ({ ...finding, statements: finding.statements.toSorted((one, other) => rank(one).localeCompare(rank(other), 'en')) })).sort(byPlace);
}

/** Marks the findings whose definite failures are all waived. A waiver that has ended marks nothing. */
export function applyWaivers(findings: readonly Finding[], waivers: readonly Waiver[], today: string): Finding[] {
  return findings.map((finding) => {
    const failures = finding.statements.filter(({ verdict }) => verdict === 'failed');
    const waiverOf = ({ engine, rule }: Statement) => waivers.find((waiver) => waiver.rule === `${engine}/${rule}` && finding.html.includes(waiver.node) && finding.page.endsWith(waiver.page ?? '') && today < waiver.until);
    const waiver = failures.length > 0 && failures.every(waiverOf) ? failures.map(waiverOf)[0] : undefined;
    return waiver === undefined ? finding : { ...finding, waiver };
  });
}

/** The findings of an earlier report: its `findings.csv` begins each line with id and verdict. @throws when the folder has no report */
export function readBaseline(folder: string): ReadonlySet<string> {
  const file = join(folder, 'findings.csv');
  if (!existsSync(file)) throw new Error(`${folder} has no findings.csv: name the folder of an earlier audit.`);
  return new Set(readFileSync(file, 'utf8').split('\n').flatMap((line) => /^"?([0-9a-f]{12})"?,"?failed/.exec(line)?.[1] ?? []));
}

/** The definite failures of criteria that no waiver covers. */
export const definiteFailures = (findings: readonly Finding[]): Finding[] => findings.filter(({ verdict, criterion, waiver }) => verdict === 'failed' && criterion !== '' && waiver === undefined);
