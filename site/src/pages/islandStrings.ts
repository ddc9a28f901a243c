import { type SectionName, stringsOf } from '../../content/sections.ts';
import { langOf, type Locale } from '../../i18n/locale.ts';
import type { Dictionary } from '../../i18n/t.ts';
import type { PageName } from '../../routes.ts';

/** The strings that the browser gets for an island, by the path of their file. */
const files = import.meta.glob<{ dictionary: Dictionary }>('./*/strings.{en,fr}.ts', { eager: true });

/**
 * Checks that the browser gets every string of an island's sections. The texts of pictures are only in the server's HTML, so
 * `pictures` may be sent in part.
 *
 * @throws when a string is missing: the browser would show its key
 */
export function checkIslandStrings(name: PageName, sections: readonly SectionName[], locale: Locale): void {
  const file = `./${name}/strings.${langOf(locale)}.ts`;
  const sent = files[file]?.dictionary;
  if (sent === undefined) return;
  const whole = sections.filter((section) => section !== 'pictures');
  const missing = Object.keys(stringsOf(whole, locale)).filter((key) => !Object.hasOwn(sent, key));
  if (missing.length > 0) throw new Error(`The browser lacks strings of the page “${name}”: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}. Add their section to site/src/pages/${name}/strings.${langOf(locale)}.ts.`);
}
