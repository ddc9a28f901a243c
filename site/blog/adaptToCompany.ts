/** Adapts articles to the company: fills in its name, and leaves out drafts and services that it does not offer. */
import { business } from '../business.ts';
import { today } from '../i18n/today.ts';
import { withoutSentences } from '../i18n/sentences.ts';
import { servicesNotOffered } from '../services.ts';

/** The placeholders that an article may contain, with their values. */
const names: Readonly<Record<string, string>> = { company: business.name, shortName: business.shortName, ofCompany: business.nameWith.de };

/** The value of a key in the front matter of an article's source, such as `service: duct`. */
const frontMatterValue = (source: string, key: string): string | undefined => new RegExp(`^${key}:\\s*(\\S.*?)\\s*$`, 'm').exec(/^---\n([^]*?)\n---/.exec(source)?.[1] ?? '')?.[1];

/** Whether an article is a draft: `draft: true` leaves it out of the site and of the article checks. */
export const isDraft = (source: string): boolean => frontMatterValue(source, 'draft')?.toLowerCase() === 'true';

/** Whether an article is about another city than the company's. */
const isAboutAnotherCity = (source: string): boolean => {
  const city = frontMatterValue(source, 'city');
  return city !== undefined && !Object.values(business.city).includes(city);
};

/** The day on which an article is published. A CMS may write it with a time or in quotes. */
export const dateOf = (source: string): string | undefined => /^["']?(\d{4}-\d{2}-\d{2})/.exec(frontMatterValue(source, 'date') ?? '')?.[1];

/** Whether an article's day is still to come where the company is. */
const isUpcoming = (source: string): boolean => (dateOf(source) ?? '') > today();

/** Whether an article is left out: a draft, one of a later day, or one about a service that the company does not offer or about another city. */
export const isWithheld = (source: string): boolean => isDraft(source) || isUpcoming(source) || isAboutAnotherCity(source) || servicesNotOffered.some(({ name }) => name === frontMatterValue(source, 'service'));

/** How many words a sentence needs to stand without its last clause. */
const MIN_WORDS = 5;

/** A paragraph without its references to pages that are left out: the last clause of a sentence (“…; see […]”), or the whole sentence. */
const withoutReferences = (paragraph: string, linksToMissing: (text: string) => boolean): string =>
  withoutSentences(paragraph.replace(/([^.!?]*)[,;:] ([^,;:]*\[[^\]]*\]\([^)\s]*\)[^.!?]*)(?=[.!?])/g, (whole, start: string, clause: string) =>
    (linksToMissing(clause) && start.trim().split(/\s+/).length >= MIN_WORDS ? start : whole)), linksToMissing);

/**
 * Adapts the source of an article to this company: replaces `{company}`, `{shortName}` and `{ofCompany}` (« d’Uno »), and leaves
 * out the sentences that link to a page that is left out.
 *
 * @param withheld the slugs of the articles that are left out
 */
export function adaptToCompany(source: string, withheld: ReadonlySet<string>): string {
  const missingPaths = [...servicesNotOffered.map(({ path }) => path), ...Array.from(withheld, (slug) => `/blog/${slug}`)];
  const named = source.replace(/\{(company|shortName|ofCompany)\}/g, (whole, name: string) => names[name] ?? whole);
  if (missingPaths.length === 0) return named;
  const linksToMissing = (sentence: string): boolean => Array.from(sentence.matchAll(/(?<!!)\[[^\]]*\]\(([^)#?\s]*)/g)).some(([, path = '']) => missingPaths.includes(path));
  return named.split('\n').flatMap((line) => (linksToMissing(line) ? withoutReferences(line, linksToMissing) || [] : line)).join('\n');
}
