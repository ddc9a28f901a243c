import type { errors as english } from '../../content/en/errors.ts';
import { business } from '../../business.ts';
import { numberFormat } from '../i18n/formats.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Translate } from '../i18n/t.ts';
import { longestTexts } from './schema.ts';

/** `t` for the section `errors`. */
export type ErrorTranslate = Translate<typeof english>;

/** What the database can refuse, by the columns that its constraints are named for. */
export const refusable = [
  'name',
  'email',
  'phone',
  'company',
  'service',
  'sqft',
  'floors_served',
  'schedule',
  'service_details',
  'notes',
] as const;

/** A column with a constraint of ours. */
export type Refusable = (typeof refusable)[number];

/** Why a send has no answer. */
export type Silence = 'offline' | 'timeout' | 'unreachable' | 'server' | 'script';

/** What stopped a submission: the catalogue of behaviour.md 5.14. */
export type Failure =
  | { code: 'spam_detected' }
  | { code: 'rate_limit_exceeded'; minutes: number }
  /** `answers`: nothing is missing, but some answers can't be stored as they are. */
  | { code: 'validation_error'; of?: 'answers' }
  | { code: 'invalid_email' }
  | { code: 'invalid_phone' }
  | { code: 'missing_schedule' }
  | { code: 'supabase_not_configured' }
  /** A refusal of ours is said in the page's language; any other message of the server as it came. */
  | { code: 'database_error'; reason: { column: Refusable } | { message: string } }
  | { code: 'no_data_returned' }
  | { code: 'unknown_error'; reason: { silence: Silence } | { message: string } };

/** The ten codes. */
export type FailureCode = Failure['code'];

/** What can be wrong with a field; `errors.field.*` says it beside the field and in the box. */
export type Problem = 'name' | 'email' | 'phone' | 'service' | 'frequency' | 'emailFormat' | 'phoneFormat' | 'area' | 'count' | 'date' | 'long' | 'refused';

/** A field to put right: the id of its control, and what is wrong with it. */
export interface BadField {
  field: string;
  problem: Problem;
}

/** Whether what failed was the sending: then *Try Again* sends again. */
export const failedInSending = ({ code }: Failure): boolean =>
  code === 'database_error' || code === 'no_data_returned' || code === 'unknown_error';

const withoutPeriod = (sentence: string): string => sentence.trim().replace(/\.+$/, '');

/** The catalogue's sentence for a failure, in the language of `t`. */
export function messageOf(t: ErrorTranslate, locale: Locale, failure: Failure): string {
  const reach = { phone: business.phoneText[locale], email: business.email };
  switch (failure.code) {
    case 'rate_limit_exceeded':
      return t('errors.rate_limit_exceeded', { count: failure.minutes });
    case 'supabase_not_configured':
      return t('errors.supabase_not_configured', reach);
    case 'database_error': {
      const { reason } = failure;
      const message = 'column' in reason ? t('errors.refusal', { what: t(`errors.column.${reason.column}`) }) : withoutPeriod(reason.message);
      return t('errors.database_error', { message, ...reach });
    }
    case 'no_data_returned':
      return t('errors.no_data_returned', reach);
    case 'unknown_error': {
      const { reason } = failure;
      const message = 'silence' in reason ? t(`errors.silence.${reason.silence}`) : withoutPeriod(reason.message);
      return t('errors.unknown_error', { message, ...reach });
    }
    case 'validation_error':
      return t(failure.of === 'answers' ? 'errors.answers' : 'errors.validation_error');
    default:
      return t(`errors.${failure.code}`);
  }
}

/** The sentence beside a field, and in the box that links to it. */
export const sentenceOf = (t: ErrorTranslate, locale: Locale, { field, problem }: BadField): string =>
  problem === 'long' ? t('errors.field.long', { most: numberFormat(locale).format(longestTexts[field] ?? 0) }) : t(`errors.field.${problem}`);
