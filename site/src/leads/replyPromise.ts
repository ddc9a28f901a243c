import { business } from '../../business.ts';
import type { contact } from '../../content/en/contact.ts';
import type { getQuote } from '../../content/en/getQuote.ts';
import type { Translate } from '../../i18n/t.ts';

// How soon the company answers a form. The page says it before the form is sent, the acknowledgement e-mail after.

/** When the sender of a quote request is contacted. */
export const quoteReplyPromise = (t: Translate<typeof getQuote>): string => t('getQuote.send.note', { hours: business.promises.messageReplyHours });

/** When the sender of a message gets a reply. */
export const contactReplyPromise = (t: Translate<typeof contact>): string => t('contact.send.note', { hours: business.promises.messageReplyHours });
