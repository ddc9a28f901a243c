import { business } from '../../site/business.ts';
import { contact as contactEnglish } from '../../site/content/en/contact.ts';
import { getQuote as getQuoteEnglish } from '../../site/content/en/getQuote.ts';
import { notify as notifyEnglish } from '../../site/content/en/notify.ts';
import { quote as quoteEnglish } from '../../site/content/en/quote.ts';
import { contact as contactFrench } from '../../site/content/fr/contact.ts';
import { getQuote as getQuoteFrench } from '../../site/content/fr/getQuote.ts';
import { notify as notifyFrench } from '../../site/content/fr/notify.ts';
import { quote as quoteFrench } from '../../site/content/fr/quote.ts';
import { dateText } from '../../site/i18n/formats.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { createT } from '../../site/i18n/t.ts';
import { timeOfDay } from '../../site/i18n/timeOfDay.ts';
import { type ReviewLine, reviewOf, reviewParts } from '../../site/src/leads/review.ts';
import { isService } from '../../site/src/leads/schema.ts';
import type { Row } from '../connection.ts';
import type { Table } from '../tables.ts';
import { isMailAddress, type Mailbox } from './config.ts';
import { quoteEntryOf, textOf } from './entry.ts';
import type { Letter } from './letter.ts';

const english = { ...contactEnglish, ...getQuoteEnglish, ...quoteEnglish, ...notifyEnglish };
const french = { ...contactFrench, ...getQuoteFrench, ...quoteFrench, ...notifyFrench };

const translations = { 'en-CA': createT<typeof english>('en-CA', english), 'fr-CA': createT<typeof english>('fr-CA', french) } as const;

/** The facts about a lead that a letter needs. */
export interface LetterLead {
  readonly table: Table;
  readonly lead: Row;
  /** The language of the page that it was sent from, if the request said it. */
  readonly locale: Locale | undefined;
}

/** The Reply-To address; undefined when the typed text is not an address that a mail program accepts. */
export function senderOf(lead: Row): Mailbox | undefined {
  const address = textOf(lead['email']);
  // Letters, marks, digits, spaces and the punctuation of names: no character that has a meaning in a header.
  const name = textOf(lead['name']).replace(/[^\p{L}\p{M}\p{N} .’'-]/gu, ' ').replace(/ +/g, ' ').trim().slice(0, 80);
  return isMailAddress(address) ? { name, address } : undefined;
}

/** “November 25, 2026, 10:04 AM”, « 25 novembre 2026, 10 h 04 »: a moment in the company's time zone. */
function momentText(moment: Date, locale: Locale): string {
  const [day = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).split(' ');
  return `${dateText(locale, new Date(day))}, ${timeOfDay(time, locale)}`;
}

/** The e-mail that tells the owner of a lead, in the owner's language, with all answers. */
export function ownerLetter({ table, lead, locale: formLocale }: LetterLead, locale: Locale): Letter {
  const t = translations[locale];
  const isQuote = table === 'quote_requests';
  const service = lead['service'];
  const messageLines: readonly ReviewLine[] = (['name', 'company', 'email', 'phone', 'message'] as const)
    .map((name) => ({ term: t(`contact.${name}.label`), value: textOf(lead[name]) }))
    .filter(({ value }) => value !== '');
  const quoteParts = () => {
    const review = reviewOf(quoteEntryOf(lead), t, locale);
    return reviewParts.map((part) => ({ heading: t(`getQuote.review.${part}`), lines: review[part] }));
  };
  return {
    locale,
    subject: isQuote ? t('notify.quote.subject', { service: isService(service) ? t(`quote.service.${service}`) : textOf(service) }) : t('notify.message.subject'),
    opening: [t(isQuote ? 'notify.quote.intro' : 'notify.message.intro')],
    parts: [
      ...(isQuote ? quoteParts() : [{ heading: t('contact.message.label'), lines: messageLines }]),
      {
        heading: t('notify.about'),
        lines: [
          { term: t('notify.received'), value: momentText(new Date(textOf(lead['created_at'])), locale) },
          ...(formLocale === undefined ? [] : [{ term: t('notify.language'), value: t(`notify.language.${formLocale}`) }]),
          { term: t('notify.id'), value: textOf(lead['id']) },
        ],
      },
    ],
    closing: [t(senderOf(lead) === undefined ? 'notify.noReply' : 'notify.reply'), t('notify.handled'), `npm run leads -- --handled ${textOf(lead['id'])}`],
  };
}

/**
 * The e-mail that tells the sender that a lead has arrived, in the sender's language. It repeats nothing that was
 * typed: the address may be another person's, and our server must not send them a stranger's text.
 */
export function acknowledgementLetter({ table, lead }: LetterLead, locale: Locale): Letter {
  const t = translations[locale];
  const { serviceResponseHours, messageReplyHours } = business.promises;
  const service = lead['service'];
  const isQuote = table === 'quote_requests';
  return {
    locale,
    subject: `${t(isQuote ? 'getQuote.success.title' : 'contact.success.title')} – ${business.name}`,
    opening: [
      isQuote ? t('getQuote.send.note', { hours: serviceResponseHours }) : t('contact.send.note', { hours: messageReplyHours }),
      ...(isService(service) ? [t('notify.acknowledge.service', { service: t(`quote.service.${service}`) })] : []),
      t('notify.acknowledge.call', { phone: business.phoneText[locale] }),
    ],
    parts: [],
    closing: [business.name, t('notify.acknowledge.why', { name: business.name })],
  };
}
