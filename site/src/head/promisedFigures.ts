import { business } from '../../business.ts';
import { withoutSentences } from '../../i18n/sentences.ts';

const { clients, messageReplyHours, proposalHours, siteVisitDays } = business.promises;

/** The values of the placeholders in page descriptions, such as `{proposal}`. */
const figures: Readonly<Record<string, number | undefined>> = { clients, reply: messageReplyHours, ...siteVisitDays, proposal: proposalHours };

const placeholdersOf = (text: string): string[] => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/**
 * Fills in the placeholders of a page's description, without the sentences whose figure the company has not promised.
 *
 * @throws on an unknown placeholder, so that no page is built with `{braces}` in its head
 */
export function withPromisedFigures(description: string): string {
  const unknown = placeholdersOf(description).find((name) => !(name in figures));
  if (unknown !== undefined) throw new Error(`The description “${description}” has the placeholder “{${unknown}}”, which site/src/head/promisedFigures.ts does not define.`);
  return withoutSentences(description, (sentence) => placeholdersOf(sentence).some((name) => figures[name] === undefined))
    .replace(/\{(\w+)\}/g, (_whole, name: string) => String(figures[name]));
}
