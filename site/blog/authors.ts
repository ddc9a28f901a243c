import { business } from '../business.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Author } from './article.ts';

/** The authors of the articles that come with this repository: another company may lack them, and its articles are then by the company. */
const SHIPPED_AUTHORS = ['maude-lachance', 'karim-haddad', 'joanne-tremblay', 'philippe-nguyen'];

/** The names that `author` in front matter may have. */
export const authorNames: readonly string[] = [...new Set([...Object.keys(business.authors), ...SHIPPED_AUTHORS])];

/** An author in a language. One whom the company does not name is the company itself, without a role. */
export function authorOf(name: string, locale: Locale): Author {
  const writer = business.authors[name];
  if (writer === undefined) return { name: business.name };
  const { role, ...rest } = writer;
  return { ...rest, role: role[locale] };
}
