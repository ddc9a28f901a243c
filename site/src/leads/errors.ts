import type { errors as english } from '../../content/en/errors.ts';
import { business } from '../../business.ts';
import { numberFormat } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';

/** `t` for the section `errors`. */
export type ErrorTranslate = Translate<typeof english>;

/** The keys of the section `errors` that begin with a prefix, without that prefix. */
type After<Prefix extends string> = keyof typeof english extends infer Key ? (Key extends `${Prefix}${infer Rest}` ? Rest : never) : never;

/** The columns that the database can refuse: each has a name in the section `errors`. */
export type RefusableColumn = After<'errors.column.'>;

/** The forms: each has its own messages in the section `errors`. */
export type FormName = After<'errors.validation_error.'>;

/** The data of a form that its error messages use. */
export interface FormMessages {
  readonly name: FormName;
  /** The longest text of each text control, in characters. */
  readonly longest: Readonly<Record<string, number>>;
}

/** Why there was no response to a request. */
export type NoAnswerReason = 'offline' | 'timeout' | 'unreachable' | 'server' | 'script';

/** Why a submission failed (the catalogue of behaviour.md 5.14). */
export type Failure =
  /** `trap`: the honeypot is filled in. Only opening the page again clears it. */
  | { code: 'spam_detected'; detail?: 'trap' }
  | { code: 'rate_limit_exceeded'; minutes: number }
  /**
   * `answers`: nothing is missing, but some answers can't be stored. `incomplete`: the button was pressed before it was ready.
   * `tooLarge`: the server did not read a form posted without JavaScript. `tooLong`: it did not read one sent by a script.
   */
  | { code: 'validation_error'; detail?: 'answers' | 'incomplete' | 'tooLarge' | 'tooLong' }
  | { code: 'invalid_email' }
  | { code: 'invalid_phone' }
  | { code: 'missing_schedule' }
  | { code: 'supabase_not_configured' }
  /** A refusal by our constraints is shown in the page's language, other messages of the server unchanged. */
  | { code: 'database_error'; reason: { column: RefusableColumn } | { message: string } }
  | { code: 'no_data_returned' }
  /** Without a reason: the outcome is unknown. */
  | { code: 'unknown_error'; reason?: { noAnswer: NoAnswerReason } | { message: string } };

/** The ten codes. */
export type FailureCode = Failure['code'];

/** The problems of a field. `errors.field.*` has their messages, beside the field and in the error box. */
export type FieldProblem = 'name' | 'email' | 'phone' | 'service' | 'frequency' | 'message' | 'emailFormat' | 'phoneFormat' | 'invisible' | 'area' | 'count' | 'date' | 'long' | 'refused';

/** A field to correct: the id of its control, and its problem. */
export interface BadField {
  field: string;
  problem: FieldProblem;
}

/** Whether sending failed: *Try Again* then sends again. */
export const failedInSending = ({ code }: Failure): boolean =>
  code === 'database_error' || code === 'no_data_returned' || code === 'unknown_error';

const withoutPeriod = (sentence: string): string => sentence.trim().replace(/\.+$/, '');

/** The message of a failure. */
export function messageOf(t: ErrorTranslate, locale: Locale, { name }: FormMessages, failure: Failure): string {
  const reach = { phone: business.phoneText[locale], email: business.email };
  switch (failure.code) {
    case 'spam_detected':
      return t(failure.detail === undefined ? 'errors.spam_detected' : 'errors.spam_detected.trap', reach);
    case 'rate_limit_exceeded':
      return t('errors.rate_limit_exceeded', { count: failure.minutes });
    case 'supabase_not_configured':
      return t('errors.supabase_not_configured', reach);
    case 'database_error': {
      const { reason } = failure;
      const message = 'column' in reason ? t('errors.refusal', { what: t(`errors.column.${reason.column}`) }) : withoutPeriod(reason.message);
      return t(`errors.database_error.${name}`, { message, ...reach });
    }
    case 'no_data_returned':
      return t(`errors.no_data_returned.${name}`, reach);
    case 'unknown_error': {
      const { reason } = failure;
      if (reason === undefined) return t('errors.unexpected', reach);
      const message = 'noAnswer' in reason ? t(`errors.noAnswer.${reason.noAnswer}`) : withoutPeriod(reason.message);
      return t('errors.unknown_error', { message, ...reach });
    }
    case 'validation_error':
      return failure.detail === undefined ? t(`errors.validation_error.${name}`) : t(`errors.${failure.detail}`, reach);
    default:
      return t(`errors.${failure.code}`);
  }
}

/** The message of a bad field, for beside the field and for the error box. */
export function sentenceOf(t: ErrorTranslate, locale: Locale, { name, longest }: FormMessages, { field, problem }: BadField): string {
  if (problem === 'long') return t('errors.field.long', { most: numberFormat(locale).format(longest[field] ?? 0) });
  return problem === 'refused' ? t(`errors.field.refused.${name}`) : t(`errors.field.${problem}`);
}
