import { criteria } from '../criteria.ts';
import { engineVersions } from '../engines.ts';
import type { Finding } from '../findings.ts';
import { engineNames } from '../results.ts';
import { type ReportData, rulesFor, verdictOf } from './verdict.ts';

// A sheet takes a cell that begins with one of these for a formula.
const cell = (text: string): string => `"${text.replaceAll('"', '""').replace(/^([=+\-@\t])/, "'$1").replaceAll(/\s+/g, ' ')}"`;

/** One line a finding. */
export const asCsv = (findings: readonly Finding[], origin: string): string =>
  [
    ['id', 'verdict', 'criterion', 'page', 'element', 'html', 'engines', 'rules', 'sentences', 'where', 'picture', 'waived until', 'baseline'].map(cell).join(','),
    ...findings.map(({ id, verdict, criterion, page, path, html, statements, where, picture = '', waiver, age = '' }) =>
      [
        id, verdict, criterion || 'good practice', origin + page, path, html, [...new Set(statements.map(({ engine }) => engine))].join(' '),
        statements.map(({ engine, rule }) => `${engine}/${rule}`).join(' '), statements.map(({ sentence }) => sentence).join(' | '), where.join('; '), picture, waiver?.until ?? '', age,
      ].map(cell).join(','),
    ),
  ].join('\n');

const wcag = (criterion: string): string => `https://www.w3.org/TR/WCAG22/#${criteria.find(({ id }) => id === criterion)?.en.toLowerCase().replaceAll(/[^a-z ]/g, '').replaceAll(' ', '-') ?? ''}`;

/** W3C's Evaluation and Report Language: one subject a URL; what engines and persons assert. */
export function asEarl({ target, views, findings, answers, today }: ReportData) {
  const subject = (page: string) => target.origin + page;
  const versions = engineVersions();
  const asserted = findings.flatMap(({ id, criterion, page, path, statements }) =>
    (criterion === '' ? [] : statements).map(({ engine, rule, sentence, verdict }) => ({
      '@id': `_:${id}-${engine}-${rule}-${verdict}`, '@type': 'Assertion', assertedBy: `_:${engine}`, subject: subject(page), test: wcag(criterion), mode: 'earl:automatic',
      result: { '@type': 'TestResult', outcome: verdict === 'failed' ? 'earl:failed' : 'earl:cantTell', description: `${rule}: ${sentence}`, pointer: { '@type': 'ptr:XPathPointer', 'ptr:expression': path } },
    })),
  );
  const outcomes = { supports: 'earl:passed', 'partially-supports': 'earl:failed', 'does-not-support': 'earl:failed', 'not-applicable': 'earl:inapplicable' } as const;
  const answered = answers.map((answer, index) => ({
    '@id': `_:answer-${index}`, '@type': 'Assertion', assertedBy: `_:person-${answer.who.replaceAll(/\W/g, '-')}`, subject: target.origin, test: wcag(answer.criterion), mode: 'earl:manual',
    result: { '@type': 'TestResult', outcome: outcomes[answer.verdict], date: answer.date, description: `${answer.with}. ${answer.remarks}` },
  }));
  return {
    '@context': {
      '@vocab': 'http://www.w3.org/ns/earl#', earl: 'http://www.w3.org/ns/earl#', dct: 'http://purl.org/dc/terms/', ptr: 'http://www.w3.org/2009/pointers#',
      title: 'dct:title', description: 'dct:description', date: 'dct:date', hasVersion: 'dct:hasVersion', subject: { '@type': '@id' }, assertedBy: { '@type': '@id' }, test: { '@type': '@id' }, mode: { '@type': '@id' }, outcome: { '@type': '@id' },
    },
    '@graph': [
      ...engineNames.map((engine) => ({ '@id': `_:${engine}`, '@type': ['Software', 'Assertor'], title: versions[engine] ?? 'Scripted checks of the audit', date: today })),
      ...[...new Set(answers.map(({ who }) => who))].map((who) => ({ '@id': `_:person-${who.replaceAll(/\W/g, '-')}`, '@type': ['Assertor'], title: who })),
      { '@id': target.origin, '@type': 'TestSubject', title: target.name },
      ...[...new Map(views.map(({ path, title }) => [path, title]))].map(([path, title]) => ({ '@id': subject(path), '@type': 'TestSubject', title, 'dct:isPartOf': { '@id': target.origin } })),
      ...criteria.map((criterion) => ({ '@id': wcag(criterion.id), '@type': 'TestRequirement', title: `${criterion.id} ${criterion.en}` })),
      ...asserted,
      ...answered,
    ],
  };
}

/** SARIF 2.1.0: one run an engine. */
export function asSarif({ target, findings }: ReportData) {
  const versions = engineVersions();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: engineNames.map((engine) => {
      const own = findings.flatMap((finding) => finding.statements.filter((statement) => statement.engine === engine).map((statement) => ({ finding, statement })));
      const [name = 'scripted checks', version] = versions[engine]?.split(' ') ?? [];
      return {
        tool: { driver: { name, ...(version !== undefined && { version }), rules: [...new Set(own.map(({ statement }) => statement.rule))].sort().map((id) => ({ id })) } },
        results: own.map(({ finding: { id, criterion, page, path, html, waiver, age }, statement: { rule, sentence, verdict } }) => ({
          ruleId: rule,
          kind: verdict === 'failed' ? 'fail' : 'review',
          level: verdict === 'undecided' ? 'none' : criterion === '' ? 'note' : 'error',
          message: { text: `${criterion === '' ? 'Good practice' : `WCAG 2.2, ${criterion}`}: ${sentence}` },
          locations: [{ physicalLocation: { artifactLocation: { uri: target.origin + page }, region: { startLine: 1, snippet: { text: html } } }, logicalLocations: [{ fullyQualifiedName: path }] }],
          partialFingerprints: { finding: id },
          ...(waiver && { suppressions: [{ kind: 'external', justification: `${waiver.reason} (until ${waiver.until})` }] }),
          ...(age && { baselineState: age === 'new' ? 'new' : 'unchanged' }),
        })),
      };
    }),
  };
}

/** OpenACR: what a person has answered, and what the machine refutes; all else is not evaluated. */
export function asOpenAcr(data: ReportData) {
  const chapter = (level: 'A' | 'AA') => ({
    criteria: criteria.filter((criterion) => criterion.level === level).map(({ id }) => {
      const { failed, undecided, answer, contradicted, level: adherence } = verdictOf(id, data);
      const notes = [
        answer && `${answer.who}, ${answer.date}, ${answer.with}: ${answer.remarks}`,
        contradicted && `The answer “${answer?.verdict}” is contradicted by ${failed} definite failures.`,
        !contradicted && failed > 0 && `${failed} definite failures were found by machine.`,
        undecided > 0 && `${undecided} results wait for a person.`,
        `${rulesFor(data.views, id).length} rules were applied by machine.`,
      ];
      return { num: id, components: [{ name: 'web', adherence: { level: adherence, notes: notes.filter(Boolean).join(' ') } }] };
    }),
  });
  return {
    title: `${data.target.name} Accessibility Conformance Report`,
    product: { name: data.target.name, description: data.target.origin },
    author: { name: data.answers.at(-1)?.who ?? 'to be completed', email: 'to be completed' },
    report_date: data.today,
    evaluation_methods_used: `${Object.values(engineVersions()).join(', ')} and scripted checks in ${data.browser}, on ${data.target.pages.length} pages; ${data.answers.length} answers by persons.`,
    catalog: '2.4-edition-wcag-2.1-en',
    notes: 'WCAG 2.2, levels A and AA. Nothing is called supported by a machine alone.',
    chapters: { success_criteria_level_a: chapter('A'), success_criteria_level_aa: chapter('AA'), success_criteria_level_aaa: { disabled: true, criteria: [] } },
  };
}
