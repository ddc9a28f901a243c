import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The one exception: while the services menu is open, Radix keeps a visually hidden `<span tabindex="0">` that
 * hands the focus on to the panel. It has `aria-hidden`, and never keeps the focus itself.
 */
export const FOCUS_PROXY = 'header nav span[aria-hidden="true"][tabindex="0"]';

/** The tags of the rules that hold on every page and every story. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page in its present state.
 *
 * @param rules these alone. Default: every rule of WCAG 2.2 A and AA, and axe's best practices
 */
export async function violations(page: Page, rules?: readonly string[]) {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly: rules === undefined ? TAGS : { type: 'rule', values: [...rules] } })
    .exclude(FOCUS_PROXY)
    .analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) }));
}
