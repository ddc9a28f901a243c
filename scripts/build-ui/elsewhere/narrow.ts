/** Checks each page of an application in the narrowest window, with the browser's letters at their usual size and at twice that. */
import type { Browser } from 'playwright';
import type { Application } from './applications.ts';
import { onPage } from './checks.ts';
import { type Outcome, problemsOf } from './outcome.ts';
import { axeFindings } from './ownTheme.ts';

/** CSS pixels: the width that WCAG 2.2, 1.4.10 asks for. */
const WIDTH = 320;

/**
 * Both sizes are checked for sideways scrolling. axe runs at the usual size only: its rules don't depend on the size of letters.
 *
 * @param large a browser with `withLargeLetters`
 */
export async function checkNarrow(usual: Browser, large: Browser, address: string, { home, quote, others = [] }: Application): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const path of [home, ...(quote === undefined ? [] : [quote]), ...others]) {
    for (const [letters, browser, size] of [['usual letters', usual, '16px'], ['letters of twice the size', large, '32px']] as const) {
      const { found } = await onPage(browser, address + path, { viewport: { width: WIDTH, height: 800 } }, async (page) => {
        const seen = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, size: getComputedStyle(document.documentElement).fontSize }));
        return [
          ...problemsOf([
            [seen.width <= WIDTH, `The page is ${seen.width} px wide.`],
            [seen.size === size, `The browser's letters are ${seen.size}, not ${size}.`],
          ]),
          ...(browser === usual ? await axeFindings(page) : []),
        ];
      });
      outcomes.push({ name: `${path} at ${WIDTH} px, ${letters}: no sideways scrolling${browser === usual ? ', no finding of axe' : ''}`, problems: found });
    }
  }
  return outcomes;
}
