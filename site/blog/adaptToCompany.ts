/** Adapts articles to the company: fills in its name, and leaves out drafts and services that it does not offer. */
import { business } from '../business.ts';
import { servicesNotOffered } from '../services.ts';

/** The placeholders that an article may contain, with their values. */
const names: Readonly<Record<string, string>> = { company: business.name, shortName: business.shortName, ofCompany: business.nameWith.de };

/** The value of a key in the front matter of an article's source, such as `service: duct`. */
const frontMatterValue = (source: string, key: string): string | undefined => new RegExp(`^${key}:\\s*(\\w+)\\s*$`, 'm').exec(/^---\n([^]*?)\n---/.exec(source)?.[1] ?? '')?.[1];

/** Whether an article is a draft: `draft: true` leaves it out of the site and of the article checks. */
export const isDraft = (source: string): boolean => frontMatterValue(source, 'draft') === 'true';

/** Whether an article is left out: a draft, or one about a service that the company does not offer. */
export const isWithheld = (source: string): boolean => isDraft(source) || servicesNotOffered.some(({ name }) => name === frontMatterValue(source, 'service'));

/**
 * Adapts the source of an article to this company: replaces `{company}`, `{shortName}` and `{ofCompany}` (« d’Uno »), and turns
 * links to pages that are left out into plain text.
 *
 * @param withheld the slugs of the articles that are left out
 */
export function adaptToCompany(source: string, withheld: ReadonlySet<string>): string {
  const missingPaths = [...servicesNotOffered.map(({ path }) => path), ...Array.from(withheld, (slug) => `/blog/${slug}`)];
  const named = source.replace(/\{(company|shortName|ofCompany)\}/g, (whole, name: string) => names[name] ?? whole);
  if (missingPaths.length === 0) return named;
  return named.replace(/(?<!!)\[([^\]]*)\]\(([^)#?\s]*)(?:[#?][^)\s]*)?\)/g, (whole, text: string, path: string) => (missingPaths.includes(path) ? text : whole));
}
