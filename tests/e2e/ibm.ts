import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The part of IBM's engine that is used, once it runs in a page. */
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
 * The element that IBM's checker skips: while the services menu is open, Radix has a visually hidden
 * `<span tabindex="0">` that passes the focus on to the panel. It has no role, and never keeps the focus.
 */
export const FOCUS_PROXY = 'header nav button + span[tabindex="0"]';

const engine = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace-window.js')), 'utf8');

/**
 * The violations of WCAG 2.2, A and AA, that IBM's Equal Access engine finds on a page: rule, reason, element.
 *
 * @param except the selector of the element to skip
 */
export async function ibmFindings(page: Page, except: string): Promise<string[]> {
  // Evaluated by the debugger, because the page's security policy refuses scripts; once for all themes of a page.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async (left) => {
    if (window.ace === undefined) throw new Error('IBM’s engine did not start in the page.');
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    if (!results.some(({ value: [, verdict] }) => verdict === 'PASS')) throw new Error('IBM’s engine checked nothing.');
    return results.flatMap(({ ruleId, message, snippet, node, value: [kind, verdict] }) =>
      kind === 'VIOLATION' && verdict === 'FAIL' && !(node instanceof Element && node.matches(left)) ? [`${ruleId}: ${message} ${snippet}`] : [],
    );
  }, except);
}
