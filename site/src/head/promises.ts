import { business } from '../../business.ts';

const { clients, messageReplyHours, proposalHours, siteVisitDays } = business.promises;

/** What the pages' descriptions promise, by the names that stand in their text: `{proposal}`. */
const promises: Readonly<Record<string, number>> = { clients, reply: messageReplyHours, ...siteVisitDays, proposal: proposalHours };

/**
 * A page's description as it is read.
 *
 * @throws on a name that is none of the promises: no page is built with `{braces}` in its head
 */
export const withPromises = (description: string): string =>
  description.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const promise = promises[name];
    if (promise === undefined) throw new Error(`The description “${description}” names the promise “${name}”, which is not in site/src/head/promises.ts.`);
    return String(promise);
  });
