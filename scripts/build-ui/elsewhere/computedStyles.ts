/** Reads the computed styles of a page's elements, and the names of its cascade layers. */
import type { Page } from 'playwright';

/** Computed styles by an element's name and classes. */
export type ComputedStyles = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The properties that another reset would change. */
const PROPERTIES = [
  'display', 'position', 'color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing',
  'text-decoration-line', 'text-wrap', 'list-style-type', 'box-sizing',
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [`padding-${side}`, `margin-${side}`, `border-${side}-width`, `border-${side}-style`, `border-${side}-color`]),
];

/** The computed styles of each element; of several elements with the same name and classes, only the first counts. */
export async function computedStylesOf(page: Page): Promise<ComputedStyles> {
  const styles = await page.evaluate((properties) => {
    const found: [string, Record<string, string>][] = [];
    for (const element of document.querySelectorAll('header, header *, main, main *, footer, footer *')) {
      if (element.closest('svg') !== element && element.closest('svg') !== null) continue;
      const style = getComputedStyle(element);
      const key = `${element.localName}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.localName}.${element.parentElement?.getAttribute('class') ?? ''}`;
      const look = Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
      // A border without width has no visible style.
      for (const side of ['top', 'right', 'bottom', 'left']) if (look[`border-${side}-width`] === '0px') look[`border-${side}-style`] = look[`border-${side}-color`] = 'none';
      found.push([key, look]);
    }
    // Reversed, so that the Map keeps the first of each.
    return found.reverse();
  }, PROPERTIES);
  return new Map(styles);
}

/** The names of the page's cascade layers, in the order of their first mention. */
export const layersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) names.add(name);
        else if (rule instanceof CSSLayerBlockRule) names.add(rule.name);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...names];
  });
