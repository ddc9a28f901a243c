import { type BuiltPage, firstAddresses, firstOfEach, readManifest } from '../../site/manifest.ts';
import type { PageName } from '../../site/routes.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { everywhere } from '../everywhere.ts';
import { builtSite } from './dist.ts';

/** Every page of the built site, in both languages. */
export const { pages } = readManifest(builtSite.folder);

/** `UNO_EVERY_ADDRESS` tests every article, category and tag, not one of each. */
const everyAddress = process.env['UNO_EVERY_ADDRESS'] !== undefined;

/**
 * The pages to test in a language: with `UNO_EVERYWHERE` the first address of each entry of the route table, else one
 * page of each family, because the pages of a family have the same layout.
 */
export function pagesToTry(locale: Locale): readonly BuiltPage[] {
  const own = (everyAddress ? pages : firstAddresses(pages)).filter((page) => page.locale === locale);
  return everywhere ? own : firstOfEach(own, 'family');
}

/** With `UNO_EVERYWHERE` the articles that are not among these, because each is written by hand and must be checked once. */
export const furtherArticles = (locale: Locale): readonly BuiltPage[] =>
  everywhere ? pages.filter((page) => page.name === 'article' && page.locale === locale && !pagesToTry(locale).includes(page)) : [];

/**
 * The path of a page in a language.
 *
 * @throws when the site has no such page
 */
export function pathTo(name: PageName, locale: Locale): string {
  const page = pages.find((one) => one.name === name && one.locale === locale);
  if (!page) throw new Error(`The built site has no page “${name}” in ${locale}: run npm run build.`);
  return page.path;
}
