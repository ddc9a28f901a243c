import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What is used of IBM's engine, once it runs in a page. */
declare global {
  interface Window {
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
 * The element that IBM's checker is told to skip: while the services menu is open, Radix keeps a visually hidden
 * `<span tabindex="0">` that hands the focus on to the panel. It has no role, and never keeps the focus itself.
 */
export const FOCUS_PROXY = 'header nav button + span[tabindex="0"]';

const engine = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace-window.js')), 'utf8');

/**
 * What IBM's Equal Access engine calls a violation of WCAG 2.2, A and AA, on a page as it stands: rule, why, where.
 *
 * @param except the one node that is left out, as for axe
 */
export async function ibmFindings(page: Page, except: string): Promise<string[]> {
  // By the debugger: the page's security policy lets no script in. Once a page: in each of its themes it is the same engine.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async (left) => {
    if (window.ace === undefined) throw new Error('IBM’s engine did not start in the page.');
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    if (!results.some(({ value: [, verdict] }) => verdict === 'PASS')) throw new Error('IBM’s engine looked at nothing.');
    return results.flatMap(({ ruleId, message, snippet, node, value: [kind, verdict] }) =>
      kind === 'VIOLATION' && verdict === 'FAIL' && !(node instanceof Element && node.matches(left)) ? [`${ruleId}: ${message} ${snippet}`] : [],
    );
  }, except);
}
