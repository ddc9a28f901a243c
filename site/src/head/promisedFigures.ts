import { business } from '../../business.ts';

const { clients, messageReplyHours, proposalHours, siteVisitDays } = business.promises;

/** The values of the placeholders in page descriptions, such as `{proposal}`. */
const figures: Readonly<Record<string, number>> = { clients, reply: messageReplyHours, ...siteVisitDays, proposal: proposalHours };

/**
 * Fills in the placeholders of a page's description.
 *
 * @throws on an unknown placeholder, so that no page is built with `{braces}` in its head
 */
export const withPromisedFigures = (description: string): string =>
  description.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`The description “${description}” has the placeholder “{${name}}”, which site/src/head/promisedFigures.ts does not define.`);
    return String(figure);
  });
