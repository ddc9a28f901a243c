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
import { contactReplyPromise, quoteReplyPromise } from '../../site/src/leads/replyPromise.ts';
import { type ReviewLine, reviewOf, reviewParts } from '../../site/src/leads/review.ts';
import { isService } from '../../site/src/leads/schema.ts';
import { commandOf } from '../command-names.ts';
import type { Row } from '../connection.ts';
import type { Readiness } from '../health.ts';
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
  const [day = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone: business.timeZone }).split(' ');
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
    closing: [t(senderOf(lead) === undefined ? 'notify.noReply' : 'notify.reply'), t('notify.handled'), commandOf('leads', `--handled ${textOf(lead['id'])}`)],
  };
}

/**
 * The e-mail that tells the sender that a lead has arrived, in the sender's language. It repeats nothing that was
 * typed: the address may be another person's, and our server must not send them a stranger's text.
 */
export function acknowledgementLetter({ table, lead }: LetterLead, locale: Locale): Letter {
  const t = translations[locale];
  const service = lead['service'];
  const isQuote = table === 'quote_requests';
  return {
    locale,
    subject: `${t(isQuote ? 'getQuote.success.title' : 'contact.success.title')} – ${business.name}`,
    opening: [
      isQuote ? quoteReplyPromise(t) : contactReplyPromise(t),
      ...(isService(service) ? [t('notify.acknowledge.service', { service: t(`quote.service.${service}`) })] : []),
      t('notify.acknowledge.call', { phone: business.phoneText[locale] }),
      // A company that promises no time has no sentence about it.
    ].filter((paragraph) => paragraph !== ''),
    parts: [],
    closing: [business.name, t('notify.acknowledge.why', { name: business.name })],
  };
}

/** A trouble of the site, as the owner is told of it. */
export interface AlertFacts {
  readonly name: 'closed' | 'waiting' | 'disk';
  readonly began: Date;
  /** When it was over; undefined while it lasts. */
  readonly ended: Date | undefined;
  readonly reason?: Extract<Readiness, { status: 'not ready' }>['reason'] | undefined;
  /** How many notifications wait. */
  readonly count?: number | undefined;
}

const REASON_KEYS = {
  opening: 'notify.alert.reason.opening',
  unavailable: 'notify.alert.reason.unavailable',
  timeout: 'notify.alert.reason.timeout',
  'read only': 'notify.alert.reason.readOnly',
  'no permission': 'notify.alert.reason.noPermission',
  'disk full': 'notify.alert.reason.diskFull',
} as const;

/** The e-mail that tells the owner of a trouble, or that it is over. */
export function alertLetter({ name, began, ended, reason, count = 0 }: AlertFacts, locale: Locale): Letter {
  const t = translations[locale];
  const letter = (key: 'subject' | 'over', opening: readonly string[], closing: readonly string[]): Letter => ({
    locale,
    subject: `${t(`notify.alert.${name}.${key}`)} – ${business.name}`,
    opening,
    parts: [],
    closing,
  });
  if (ended) return letter('over', [t('notify.alert.ended', { began: momentText(began, locale), ended: momentText(ended, locale) })], []);
  return letter(
    'subject',
    [name === 'waiting' ? t('notify.alert.waiting.intro', { count, command: commandOf('leads', '--status new') }) : t(`notify.alert.${name}.intro`), ...(reason ? [t('notify.alert.reason', { reason: t(REASON_KEYS[reason]) })] : [])],
    [t('notify.alert.since', { moment: momentText(began, locale) }), t('notify.alert.doctor', { command: commandOf('doctor') })],
  );
}
