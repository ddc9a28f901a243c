import { business } from '../../business.ts';

const { clients, messageReplyHours, proposalHours, siteVisitDays } = business.promises;

/** The values of the placeholders in page descriptions, such as `{proposal}`. */
const promises: Readonly<Record<string, number>> = { clients, reply: messageReplyHours, ...siteVisitDays, proposal: proposalHours };

/**
 * Fills in the placeholders of a page's description.
 *
 * @throws on an unknown placeholder, so that no page is built with `{braces}` in its head
 */
export const withPromises = (description: string): string =>
  description.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const promise = promises[name];
    if (promise === undefined) throw new Error(`The description “${description}” names the promise “${name}”, which is not in site/src/head/promises.ts.`);
    return String(promise);
  });
