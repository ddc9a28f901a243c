import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** axe, once it runs in a page. */
declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The tags of the rules for every page and every story. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe on the page in its current state. It runs in the page itself, because our pages have no frames, and
 * `@axe-core/playwright`, which collects from frames, takes five times as long.
 *
 * @param rules only these rules. Default: every rule of WCAG 2.2 A and AA, and axe's best practices
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly { id: string; nodes: readonly string[] }[]> {
  // Evaluated by the debugger, because the page's security policy refuses scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
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
