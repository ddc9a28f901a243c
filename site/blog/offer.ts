/** What depends on the company in the articles: its name, and which of them it publishes. */
import { business } from '../business.ts';
import { withheldServices } from '../services.ts';

/** The company's name, as an article may write it. */
const names: Readonly<Record<string, string>> = { company: business.name, shortName: business.shortName, ofCompany: business.nameWith.de };

/** What the front matter of an article says under a key: `service: duct`. */
const said = (source: string, key: string): string | undefined => new RegExp(`^${key}:\\s*(\\w+)\\s*$`, 'm').exec(/^---\n([^]*?)\n---/.exec(source)?.[1] ?? '')?.[1];

/** Whether an article is not finished: `draft: true` leaves it out of the site and of the checks of articles. */
export const isDraft = (source: string): boolean => said(source, 'draft') === 'true';

/** Whether an article is left out: a draft, or one about a service that the company does not offer. */
export const isWithheld = (source: string): boolean => isDraft(source) || withheldServices.some(({ name }) => name === said(source, 'service'));

/**
 * The text of an article for this company: `{company}`, `{shortName}` and `{ofCompany}` (« d’Uno ») are its name, and links to what the
 * company does not offer become plain words.
 *
 * @param withheld the slugs of the articles that are left out
 */
export function forCompany(source: string, withheld: ReadonlySet<string>): string {
  const gone = [...withheldServices.map(({ path }) => path), ...Array.from(withheld, (slug) => `/blog/${slug}`)];
  const named = source.replace(/\{(company|shortName|ofCompany)\}/g, (whole, name: string) => names[name] ?? whole);
  if (gone.length === 0) return named;
  return named.replace(/(?<!!)\[([^\]]*)\]\(([^)#?\s]*)(?:[#?][^)\s]*)?\)/g, (whole, text: string, path: string) => (gone.includes(path) ? text : whole));
}
