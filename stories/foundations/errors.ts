import { business } from '../../site/business.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { type Failure, type FailureCode, failedInSending, type FormMessages, messageOf, type FieldProblem, sentenceOf } from '../../site/src/leads/errors.ts';
import type { LeadForm } from '../../site/src/leads/lead.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { fromSite, stringsInBoth } from '../siteWords.ts';
import type { RetryOffer } from './errorWords.ts';

/** A text in both languages. */
export type InBoth = Readonly<Record<Locale, string>>;

const dictionaries = stringsInBoth(['errors']);
const t = fromSite(['errors'], (own) => own);
const inBoth = (say: (locale: Locale) => string): InBoth => ({ 'en-CA': say('en-CA'), 'fr-CA': say('fr-CA') });

/** The facts about a form that the catalogue needs. */
interface Form extends FormMessages {
  readonly offersRetry: boolean;
  /** Whether the button is not ready until some fields are filled in. */
  readonly waits: boolean;
  /** The codes of the failures that only its own rules cause. */
  readonly ruled: readonly FailureCode[];
}

const formOf = <Entry extends object, Lead extends object>({ name, longest, offersRetry, needs, rules }: LeadForm<Entry, Lead>): Form => ({
  name,
  longest,
  offersRetry,
  waits: needs.length > 0,
  ruled: rules.map(({ failure }) => failure.code),
});

const forms: readonly Form[] = [formOf(quoteForm), formOf(contactForm)];
const ruled = new Set(forms.flatMap((form) => form.ruled));

/** Failures of each code, one for each sentence that it has. The reasons for no answer are listed separately below. */
const failures: { readonly [Code in FailureCode]: readonly Extract<Failure, { code: Code }>[] } = {
  spam_detected: [{ code: 'spam_detected' }, { code: 'spam_detected', detail: 'trap' }],
  rate_limit_exceeded: [{ code: 'rate_limit_exceeded', minutes: 1 }, { code: 'rate_limit_exceeded', minutes: 42 }],
  validation_error: [{ code: 'validation_error' }, { code: 'validation_error', detail: 'incomplete' }, { code: 'validation_error', detail: 'answers' }, { code: 'validation_error', detail: 'tooLarge' }, { code: 'validation_error', detail: 'tooLong' }],
  invalid_email: [{ code: 'invalid_email' }],
  invalid_phone: [{ code: 'invalid_phone' }],
  missing_schedule: [{ code: 'missing_schedule' }],
  supabase_not_configured: [{ code: 'supabase_not_configured' }],
  database_error: [{ code: 'database_error', reason: { column: 'company' } }],
  no_data_returned: [{ code: 'no_data_returned' }],
  unknown_error: [{ code: 'unknown_error', reason: { noAnswer: 'timeout' } }, { code: 'unknown_error' }],
};

type FormName = FormMessages['name'];

/** The message of a form for a failure. */
export interface FormMessage {
  /** The forms that show it. */
  readonly by: readonly FormName[];
  readonly words: InBoth;
}

const canFailWith = ({ ruled: own, waits }: Form, failure: Failure): boolean =>
  failure.code === 'validation_error' && failure.detail !== undefined ? failure.detail !== 'incomplete' || waits : !ruled.has(failure.code) || own.includes(failure.code);

/** The messages of the forms; forms with the same message are grouped. */
function groupByMessage(messages: readonly { readonly by: FormName; readonly words: InBoth }[]): readonly FormMessage[] {
  const sentences = Map.groupBy(messages, ({ words }) => locales.map((locale) => words[locale]).join('\n'));
  return [...sentences.values()].flatMap((same) => (same[0] ? [{ by: same.map(({ by }) => by), words: same[0].words }] : []));
}

const codeNames = Object.keys(failures).filter((key): key is FailureCode => key in failures);

/** The retry that the error box offers, for a form and a failure. */
function retryOf(form: Form, failure: Failure): RetryOffer {
  if (!form.offersRetry) return 'ownButton';
  return failedInSending(failure) ? 'sendAgain' : 'backToForm';
}

/** The ten codes, each with its sentences, and what each form offers to try again. */
export const catalogue = codeNames.map((code) => {
  const all: readonly Failure[] = failures[code];
  const possible = forms.flatMap((form) => all.filter((failure) => canFailWith(form, failure)).map((failure) => ({ form, failure })));
  return {
    code,
    messages: groupByMessage(possible.map(({ form, failure }) => ({ by: form.name, words: inBoth((locale) => messageOf(t[locale], locale, form, failure)) }))),
    retries: forms.flatMap((form) => [...new Set(possible.filter((one) => one.form === form).map(({ failure }) => retryOf(form, failure)))].map((offer) => ({ form: form.name, offer }))),
  };
});

/** The strings whose keys begin with a prefix, by the rest of the key. */
const below = (prefix: string): readonly { readonly key: string; readonly words: InBoth }[] =>
  Object.entries(dictionaries['en-CA']).flatMap(([key]) => (key.startsWith(prefix) ? [{ key: key.slice(prefix.length), words: inBoth((locale) => new Map(Object.entries(dictionaries[locale])).get(key) ?? '') }] : []));

/** The texts for the reason in a sentence: why there is no answer, and the name of a refused column. */
export const reasons = { noAnswer: below('errors.noAnswer.'), columns: below('errors.column.') };

/** The plain-text answers of the server, by status. */
export const plainAnswers = ([['400', 'errors.unreadable'], ['403', 'errors.elsewhere'], ['415', 'errors.unreadable']] as const).map(([key, text]) => ({ key, words: inBoth((locale) => t[locale](text, { phone: business.phoneText[locale] })) }));

/** The field beside which each form shows a problem. A form that is not listed cannot have the problem. */
const fieldOfProblem: Readonly<Record<FieldProblem, Partial<Record<FormName, string>>>> = {
  name: { quote: 'name', contact: 'name' },
  email: { quote: 'email', contact: 'email' },
  phone: { quote: 'phone' },
  service: { quote: 'service' },
  frequency: { quote: 'frequency' },
  message: { contact: 'message' },
  emailFormat: { quote: 'email', contact: 'email' },
  phoneFormat: { quote: 'phone' },
  invisible: { quote: 'phone', contact: 'email' },
  area: { quote: 'sqft' },
  count: { quote: 'floors_served' },
  date: { quote: 'startDate' },
  long: { quote: 'notes', contact: 'message' },
  refused: { quote: 'company', contact: 'company' },
};

const problemNames = Object.keys(fieldOfProblem).filter((key): key is FieldProblem => key in fieldOfProblem);

/** The messages beside a field, and in the error box. */
export const problems = problemNames.map((problem) => ({
  problem,
  messages: groupByMessage(
    forms.flatMap((form) => {
      const field = fieldOfProblem[problem][form.name];
      return field === undefined ? [] : [{ by: form.name, words: inBoth((locale) => sentenceOf(t[locale], locale, form, { field, problem })) }];
    }),
  ),
}));
