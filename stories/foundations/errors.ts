import { business } from '../../site/business.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { type Failure, type FailureCode, failedInSending, type FormMessages, messageOf, type FieldProblem, sentenceOf } from '../../site/src/leads/errors.ts';
import type { LeadForm } from '../../site/src/leads/lead.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { fromSite, stringsInBoth } from '../siteWords.ts';

/** A text in both languages. */
export type InBoth = Readonly<Record<Locale, string>>;

const dictionaries = stringsInBoth(['errors']);
const t = fromSite(['errors'], (own) => own);
const inBoth = (say: (locale: Locale) => string): InBoth => ({ 'en-CA': say('en-CA'), 'fr-CA': say('fr-CA') });

/** The facts about a form that the catalogue needs. */
interface Form extends FormMessages {
  readonly title: string;
  readonly offersRetry: boolean;
  /** Whether the button is not ready until some fields are filled in. */
  readonly waits: boolean;
  /** The codes of the failures that only its own rules cause. */
  readonly ruled: readonly FailureCode[];
}

const formOf = <Entry extends object, Lead extends object>(title: string, { name, longest, offersRetry, needs, rules }: LeadForm<Entry, Lead>): Form => ({
  title,
  name,
  longest,
  offersRetry,
  waits: needs.length > 0,
  ruled: rules.map(({ failure }) => failure.code),
});

const forms: readonly Form[] = [formOf('Quote request', quoteForm), formOf('Contact message', contactForm)];
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

/** Explanations that are not in the code: when a failure happens, where else it is shown, and what the visitor can do. */
const explanations: Readonly<Record<FailureCode, { readonly when: string; readonly where: string; readonly way: string }>> = {
  spam_detected: { when: 'The form was sent within three seconds of the first visit, or the trap for robots was filled in.', where: 'Only the red box', way: 'Wait a moment and send again; where the trap was filled in, open the page again, or call.' },
  rate_limit_exceeded: { when: 'Three forms were stored from this browser or this e-mail address within the hour, or thirty from this network.', where: 'Only the red box', way: 'Send later, after the minutes in the message, or call now.' },
  validation_error: { when: 'A required field is empty, the button was pressed before it was ready, an answer can’t be stored as it is, or a form that was posted without JavaScript is larger than the server reads.', where: 'The red box, with a link to each field; the same words beside the field', way: 'Follow a link and correct the field.' },
  invalid_email: { when: 'The typed text is not an e-mail address.', where: 'The red box, with a link to the field; the same words beside it', way: 'Follow the link and correct the address.' },
  invalid_phone: { when: 'The number has fewer than ten characters, not counting spaces, hyphens and parentheses.', where: 'The red box, with a link to the field; the same words beside it', way: 'Follow the link and correct the number.' },
  missing_schedule: { when: 'Only the frequency is missing.', where: 'The red box, with a link to the group; the same words above its choices', way: 'Follow the link and choose.' },
  supabase_not_configured: { when: 'The site has no store. A notice above the form says so before anything is typed.', where: 'The red box, and the notice', way: 'Call or write: the number and the address are in the sentence.' },
  database_error: { when: 'The store refused the row. The message names a known column in the page’s language; any other message is the server’s own.', where: 'The red box, with a link to the field where one was refused', way: 'Change that answer and send again, or call.' },
  no_data_returned: { when: 'The store answered without the id of the row, so the row may not be stored.', where: 'Only the red box', way: 'Send again: the same answers are never stored twice.' },
  unknown_error: { when: 'There was no answer, or an unexpected one, or the page itself failed.', where: 'Only the red box', way: 'Send again, call or write: the number and the address are in the sentence.' },
};

/** The message of a form for a failure. */
export interface FormMessage {
  /** The forms that show it. */
  readonly by: readonly string[];
  readonly words: InBoth;
}

const canFailWith = ({ ruled: own, waits }: Form, failure: Failure): boolean =>
  failure.code === 'validation_error' && failure.detail !== undefined ? failure.detail !== 'incomplete' || waits : !ruled.has(failure.code) || own.includes(failure.code);

/** The messages of the forms; forms with the same message are grouped. */
function groupByMessage(messages: readonly { readonly by: string; readonly words: InBoth }[]): readonly FormMessage[] {
  const sentences = Map.groupBy(messages, ({ words }) => locales.map((locale) => words[locale]).join('\n'));
  return [...sentences.values()].flatMap((same) => (same[0] ? [{ by: same.map(({ by }) => by), words: same[0].words }] : []));
}

const codeNames = Object.keys(failures).filter((key): key is FailureCode => key in failures);

/** The retry that the error box offers, for a form and a failure. */
function retryOf(form: Form, failure: Failure): string {
  if (!form.offersRetry) return 'The form’s own button';
  return failedInSending(failure) ? '“Try Again” sends the form again' : '“Try Again” removes the box and leads back to the form';
}

/** The ten codes, each with its sentences, and what the visitor can do. */
export const catalogue = codeNames.map((code) => {
  const all: readonly Failure[] = failures[code];
  const possible = forms.flatMap((form) => all.filter((failure) => canFailWith(form, failure)).map((failure) => ({ form, failure })));
  return {
    code,
    ...explanations[code],
    messages: groupByMessage(possible.map(({ form, failure }) => ({ by: form.title, words: inBoth((locale) => messageOf(t[locale], locale, form, failure)) }))),
    retry: [...new Set(possible.map(({ form, failure }) => `${form.title}: ${retryOf(form, failure)}`))],
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
const fieldOfProblem: Readonly<Record<FieldProblem, Partial<Record<FormMessages['name'], string>>>> = {
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
      return field === undefined ? [] : [{ by: form.title, words: inBoth((locale) => sentenceOf(t[locale], locale, form, { field, problem })) }];
    }),
  ),
}));
