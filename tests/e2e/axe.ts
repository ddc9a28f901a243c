import type { Page } from '@playwright/test';
import { runAxe, runIbm } from '../../packages/audit/src/engines.ts';
import type { EngineReport } from '../../packages/audit/src/results.ts';

const failures = ({ results }: EngineReport) => results.filter(({ verdict }) => verdict === 'failed');

/**
 * Runs axe on the page in its current state.
 *
 * @param rules only these rules. Default: every rule of WCAG 2.2 A and AA, and axe's best practices
 * @returns a sentence for each violation: rule, element, reason
 */
export const violations = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  failures(await runAxe(page, rules)).map(({ rule, html, sentence }) => `${rule}: ${html}\n${sentence}`);

/**
 * The element that IBM's checker skips: while the services menu is open, Radix has a visually hidden
 * `<span tabindex="0">` that passes the focus on to the panel. It has no role, and never keeps the focus.
 */
export const FOCUS_PROXY = 'header nav button + span[tabindex="0"]';

/** The violations of WCAG 2.2, A and AA, that IBM's Equal Access engine finds on a page: rule, reason, element. */
export async function ibmFindings(page: Page): Promise<string[]> {
  const found = failures(await runIbm(page));
  const proxies = await page.locator(FOCUS_PROXY).evaluateAll((elements) => elements.map((element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 240)));
  return found.filter(({ html }) => !proxies.includes(html)).map(({ rule, sentence, html }) => `${rule}: ${sentence} ${html}`);
}
