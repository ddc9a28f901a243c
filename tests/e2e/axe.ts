import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The checkers, once they run in a page. */
declare global {
  interface Window {
    axe?: typeof axe;
    ace?: { Checker: new () => { check(node: Document, guidelines: readonly string[]): Promise<{ results: readonly IbmResult[] }> } };
  }
}

interface IbmResult {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  readonly node: Node | null;
  /** Kind and verdict: `VIOLATION` and `FAIL` together are a definite failure. */
  readonly value: readonly [kind: string, verdict: string];
}

/**
 * Starts a checker in the page, unless it runs there. The debugger evaluates it, because the page's security policy
 * refuses scripts.
 */
async function startChecker(page: Page, name: 'axe' | 'ace', file: string): Promise<void> {
  if (!(await page.evaluate((checker) => checker in window, name))) await page.evaluate(readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8'));
}

/** The tags of the rules for every page and every story. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page in its current state. It runs in the page itself, because our pages have no frames, and
 * `@axe-core/playwright`, which collects from frames, takes five times as long.
 *
 * @param rules only these rules. Default: every rule of WCAG 2.2 A and AA, and axe's best practices
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly { id: string; nodes: readonly string[] }[]> {
  await startChecker(page, 'axe', 'axe-core/axe.min.js');
  return page.evaluate(
    async ({ runOnly }) => {
      if (window.axe === undefined) throw new Error('axe did not start in the page.');
      const found = await window.axe.run({ runOnly, resultTypes: ['violations'] });
      if (found.passes.length === 0) throw new Error('axe checked nothing.');
      return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) }));
    },
    { runOnly: rules === undefined ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: [...rules] } },
  );
}

/**
 * The element that IBM's checker skips: while the services menu is open, Radix has a visually hidden
 * `<span tabindex="0">` that passes the focus on to the panel. It has no role, and never keeps the focus.
 */
export const FOCUS_PROXY = 'header nav button + span[tabindex="0"]';

/** The violations of WCAG 2.2, A and AA, that IBM's Equal Access engine finds on a page: rule, reason, element. */
export async function ibmFindings(page: Page): Promise<string[]> {
  await startChecker(page, 'ace', 'accessibility-checker-engine/ace-window.js');
  return page.evaluate(async (left) => {
    if (window.ace === undefined) throw new Error('IBM’s engine did not start in the page.');
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    if (!results.some(({ value: [, verdict] }) => verdict === 'PASS')) throw new Error('IBM’s engine checked nothing.');
    return results.flatMap(({ ruleId, message, snippet, node, value: [kind, verdict] }) =>
      kind === 'VIOLATION' && verdict === 'FAIL' && !(node instanceof Element && node.matches(left)) ? [`${ruleId}: ${message} ${snippet}`] : [],
    );
  }, FOCUS_PROXY);
}
