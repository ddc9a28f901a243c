import { type BuiltPage, firstAddresses, firstOfEach, readManifest } from '../../site/manifest.ts';
import type { PageName } from '../../site/routes.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { everywhere } from '../everywhere.ts';
import { builtSite } from './dist.ts';

/** Every page of the built site, in both languages. */
export const { pages } = readManifest(builtSite.folder);

/** `UNO_EVERY_ADDRESS` asks for every article, category and tag, not for one of each. */
const everyAddress = process.env['UNO_EVERY_ADDRESS'] !== undefined;

/**
 * The pages to look at in a language: where everything is tried, each entry of the route table by its first address,
 * else one of each family. What holds for a page holds for those that are laid out alike.
 */
export function pagesToTry(locale: Locale): readonly BuiltPage[] {
  const own = (everyAddress ? pages : firstAddresses(pages)).filter((page) => page.locale === locale);
  return everywhere ? own : firstOfEach(own, 'family');
}

/** The articles that are not among these where everything is tried: as each is written by hand, it is read by the checkers at least once. */
export const furtherArticles = (locale: Locale): readonly BuiltPage[] =>
  everywhere ? pages.filter((page) => page.name === 'article' && page.locale === locale && !pagesToTry(locale).includes(page)) : [];

/**
 * Where a page stands in a language.
 *
 * @throws when the site has no such page
 */
export function pathTo(name: PageName, locale: Locale): string {
  const page = pages.find((one) => one.name === name && one.locale === locale);
  if (!page) throw new Error(`The built site has no page “${name}” in ${locale}: run npm run build.`);
  return page.path;
}
