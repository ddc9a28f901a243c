import { longestMessageTexts } from '../site/src/leads/contact.ts';
import { largest, longestQuoteTexts, preferences, type Question, scheduleKinds, specifications } from '../site/src/leads/schema.ts';

/** The answers that the database accepts for a question of `service_details`. */
export type AnswerRule =
  /** A whole number from 0 to `largest.count`. */
  | 'count'
  | 'boolean'
  /** A calendar date, `YYYY-MM-DD`. */
  | 'date'
  /** Text that is not blank, and its maximum length in characters. */
  | { readonly text: number }
  /** One of these. */
  | { readonly one: readonly string[] }
  /** At least one of these, none twice. */
  | { readonly some: readonly string[] };

type AnswerRules = Readonly<Record<string, AnswerRule>>;

type Limits = Readonly<Record<string, number>>;

/** The content of `app_private.lead_rules()`: everything about the forms' fields that changes when a field is added. */
export interface DatabaseRules {
  /** The longest text of each column, in characters. */
  readonly longest: { readonly quote_requests: Limits; readonly contact_messages: Limits };
  /** The largest whole numbers. */
  readonly largest: Limits;
  readonly scheduleKinds: readonly string[];
  /** The questions of each service. */
  readonly details: Readonly<Record<string, AnswerRules>>;
  /** The questions that every service asks. */
  readonly preferences: AnswerRules;
}

function answerRuleOf(question: Question): AnswerRule {
  switch (question.type) {
    case 'some':
      return { some: question.options };
    case 'one':
      return { one: question.options };
    case 'text':
      return { text: question.longest };
    default:
      return question.type;
  }
}

const answerRulesOf = (questions: readonly Question[]): AnswerRules =>
  Object.fromEntries(questions.map((question) => [question.name, answerRuleOf(question)]));

/** The rules that the forms need, made from their own definitions. `npm run lead-rules` writes them into a migration. */
export const formRules: DatabaseRules = {
  longest: { quote_requests: longestQuoteTexts, contact_messages: longestMessageTexts },
  largest,
  scheduleKinds,
  details: Object.fromEntries(Object.entries(specifications).map(([service, questions]) => [service, answerRulesOf(questions)])),
  // `frequency` is the value of the chosen option (`frequencies` in schedule.ts); a rule of its own checks the schedule.
  preferences: { frequency: { text: 60 }, ...answerRulesOf(preferences) },
};

/** A value that the forms send and a database would refuse. */
export interface MissingRule {
  /** Its field: `office.bicycleRacks`, `quote_requests.notes`. */
  readonly field: string;
  /** What is missing there: `"count"`, `"semi-annual"`, `8000`. */
  readonly value: string;
}

/** A question's kind was changed, so that stored rows would break the new rule. */
export class ChangedKindError extends Error {
  constructor(field: string, before: AnswerRule, now: AnswerRule) {
    super(
      `${field} was ${JSON.stringify(before)} and is now ${JSON.stringify(now)}: stored rows have the old kind. Keep it, and give the new question another name.`,
    );
  }
}

const union = (known: readonly string[], wanted: readonly string[]) => [...new Set([...known, ...wanted])];

function widerAnswer(field: string, known: AnswerRule | undefined, wanted: AnswerRule): AnswerRule {
  if (known === undefined || known === wanted) return wanted;
  if (typeof known === 'object' && typeof wanted === 'object') {
    if ('text' in known && 'text' in wanted) return { text: Math.max(known.text, wanted.text) };
    if ('one' in known && 'one' in wanted) return { one: union(known.one, wanted.one) };
    if ('some' in known && 'some' in wanted) return { some: union(known.some, wanted.some) };
  }
  throw new ChangedKindError(field, known, wanted);
}

/** The wanted entries in their order, then the other known ones: the order of the known ones is arbitrary, because `jsonb` does not keep it. */
const widerObject = <Value>(known: Readonly<Record<string, Value>>, wanted: Readonly<Record<string, Value>>, wider: (name: string, before: Value | undefined, now: Value) => Value): Readonly<Record<string, Value>> => ({
  ...Object.fromEntries(Object.entries(wanted).map(([name, now]) => [name, wider(name, known[name], now)])),
  ...Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(wanted, name))),
});

const widerAnswers = (of: string, known: AnswerRules, wanted: AnswerRules): AnswerRules =>
  widerObject(known, wanted, (name, before, now) => widerAnswer(`${of}.${name}`, before, now));

const widerLimits = (known: Limits, wanted: Limits): Limits => widerObject(known, wanted, (_, before = 0, now) => Math.max(before, now));

/**
 * The rules of a database, extended by what the forms need. Rules only get wider: stored rows, restored backups and pages
 * that were opened before the change may still have fields that the forms no longer ask for.
 * @throws {ChangedKindError} when a question is asked in another way under the same name
 */
export function widerRules(known: DatabaseRules, wanted: DatabaseRules): DatabaseRules {
  return {
    longest: {
      quote_requests: widerLimits(known.longest.quote_requests, wanted.longest.quote_requests),
      contact_messages: widerLimits(known.longest.contact_messages, wanted.longest.contact_messages),
    },
    largest: widerLimits(known.largest, wanted.largest),
    scheduleKinds: union(known.scheduleKinds, wanted.scheduleKinds),
    details: widerObject(known.details, wanted.details, (service, before = {}, now) => widerAnswers(service, before, now)),
    preferences: widerAnswers('preferences', known.preferences, wanted.preferences),
  };
}

const listOfAnswers = (of: string, rules: AnswerRules): readonly MissingRule[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const field = `${of}.${name}`;
    if (typeof rule === 'string') return [{ field, value: rule }];
    if ('text' in rule) return [{ field, value: `a text of ${rule.text} characters` }];
    return ('one' in rule ? rule.one : rule.some).map((option) => ({ field, value: `"${option}"` }));
  });

const listOfLimits = (of: string, limits: Limits): readonly MissingRule[] =>
  Object.entries(limits).map(([name, limit]) => ({ field: `${of}.${name}`, value: String(limit) }));

/** A set of rules as a flat list: one entry for each field and value. */
const listOf = ({ longest: texts, largest: numbers, scheduleKinds: kinds, details, preferences: preferred }: DatabaseRules): readonly MissingRule[] => [
  ...listOfLimits('quote_requests', texts.quote_requests),
  ...listOfLimits('contact_messages', texts.contact_messages),
  ...listOfLimits('largest', numbers),
  ...kinds.map((kind) => ({ field: 'schedule.kind', value: `"${kind}"` })),
  ...Object.entries(details).flatMap(([service, rules]) => [{ field: 'service', value: `"${service}"` }, ...listOfAnswers(service, rules)]),
  ...listOfAnswers('preferences', preferred),
];

/**
 * Lists the values that the forms send and that a database with these rules would refuse.
 * @throws {ChangedKindError} when a question is asked in another way under the same name
 */
export function missingRules(known: DatabaseRules, wanted: DatabaseRules): readonly MissingRule[] {
  const accepted = listOf(known);
  return listOf(widerRules(known, wanted)).filter((one) => !accepted.some(({ field, value }) => field === one.field && value === one.value));
}
