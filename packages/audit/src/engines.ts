import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Node } from '@siteimprove/alfa-dom';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules, { type Flattened } from '@siteimprove/alfa-rules';
import { Criterion } from '@siteimprove/alfa-wcag';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from 'playwright';
import { inPage, startInPage } from './bundle.ts';
import { isListed } from './criteria.ts';
import { MARKUP_CRITERIA, markupRules } from './markup.ts';
import { type AppliedRule, type EngineName, type EngineReport, joinReports, type Result } from './results.ts';

/** Runs axe. @param rules only these. Default: every rule of WCAG 2.2 A and AA, and good practice */
export async function runAxe(page: Page, rules?: readonly string[]): Promise<EngineReport> {
  await startInPage(page, 'axe');
  return inPage(page, 'runAxe', rules);
}

/** Runs IBM's Equal Access engine. */
export async function runIbm(page: Page): Promise<EngineReport> {
  await startInPage(page, 'ace');
  return inPage(page, 'runIbm');
}

const criteriaOf = ({ requirements }: Flattened.Rule): string[] => [...requirements].flatMap((one) => (Criterion.isCriterion(one) ? [one.chapter] : [])).filter(isListed);

const ownAlfaRules = [...alfaRules].filter((rule) => criteriaOf(rule).length > 0);

const alfaTarget = (target: unknown): Node | undefined => {
  if (Node.isNode(target)) return target;
  // A group of elements: the first stands for it.
  return typeof target === 'object' && target !== null && Symbol.iterator in target && typeof target[Symbol.iterator] === 'function' ? [...Object(target)].find(Node.isNode) : undefined;
};

/** Runs Siteimprove Alfa, which reads a copy of the document, with its rules for WCAG 2.2 A and AA. */
export async function runAlfa(page: Page): Promise<EngineReport> {
  const copy = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  const found: Result[] = [];
  const applied = new Map<string, AppliedRule>();
  for (const outcome of await Audit.of(copy, ownAlfaRules).evaluate()) {
    if (!Outcome.isApplicable(outcome)) continue;
    const rule = outcome.rule.uri.replace(/^.*\//, '');
    const criteria = criteriaOf(outcome.rule);
    applied.set(rule, { engine: 'alfa', rule, criteria });
    if (Outcome.isPassed(outcome)) continue;
    const reasons = Outcome.isFailed(outcome) ? [...outcome.expectations].flatMap(([, result]) => (result.isErr() ? [result.getErrUnsafe().message] : [])) : [];
    const target = alfaTarget(outcome.target);
    found.push({ engine: 'alfa', rule, criteria, verdict: Outcome.isFailed(outcome) ? 'failed' : 'undecided', sentence: reasons.join(' ') || `Alfa cannot decide ${rule}.`, path: target?.path() ?? '/html[1]', html: '' });
  }
  const html = await inPage(page, 'htmlAt', found.map(({ path }) => path));
  return { results: found.map((one, index) => ({ ...one, path: one.path.replace(/\/(?:@|text\(\)|comment\(\)).*$/, '') || '/html[1]', html: html[index] ?? '' })), applied: [...applied.values()] };
}

/** Checks the markup that the server sent with html-validate. */
export async function runMarkup(page: Page, source: string): Promise<EngineReport> {
  const report = await new HtmlValidate(new StaticConfigLoader(markupRules)).validateString(source);
  const messages = report.results.flatMap((result) => result.messages);
  const paths = await inPage(page, 'pathsOf', messages.map(({ selector }) => (selector !== null && /^[\w\s#.>()[\]:="'-]+$/.test(selector) ? selector : 'html')));
  const html = await inPage(page, 'htmlAt', paths);
  const results = messages.map(({ ruleId, message, line, column }, index): Result => ({
    engine: 'markup', rule: ruleId, criteria: MARKUP_CRITERIA[ruleId] ?? [], verdict: 'failed', sentence: `${message} (line ${line}, column ${column})`, path: paths[index] ?? '/html[1]', html: html[index] ?? '',
  }));
  return { results, applied: Object.entries(MARKUP_CRITERIA).map(([rule, criteria]) => ({ engine: 'markup', rule, criteria })) };
}

/** Runs the engines on a page in its current state. @param source the HTML that the server sent, if the page is as it arrived */
export async function runEngines(page: Page, source?: string): Promise<EngineReport> {
  return joinReports([await runAxe(page), await runIbm(page), await runAlfa(page), ...(source === undefined ? [] : [await runMarkup(page, source)])]);
}

const PACKAGES = { axe: 'axe-core', ibm: 'accessibility-checker-engine', alfa: '@siteimprove/alfa-rules', markup: 'html-validate' } as const satisfies Partial<Record<EngineName, string>>;

/** The versions of the engines. */
export const engineVersions = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PACKAGES).map(([engine, name]) => {
      const entry = fileURLToPath(import.meta.resolve(name)).replaceAll('\\', '/');
      const folder = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
      const { version }: { version: string } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
      return [engine, `${name} ${version}`];
    }),
  );
