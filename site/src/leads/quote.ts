import { sanitise } from './sanitise.ts';
import { scheduleOf } from './schedule.ts';
import {
  type Answer,
  type Answers,
  hasArea,
  isService,
  preferences,
  type Question,
  type QuoteEntry,
  type ServiceDetails,
  specifications,
} from './schema.ts';

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? sanitise(value) : '';
};

/** Digits, or digits in groups of three as either language writes them: `12000`, `12,000`, `12 000`. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+)$/;

/** Nothing typed is `undefined`; what is no whole number is `NaN`, for `validateQuote` to say so. */
const numberIn = (data: FormData, name: string): number | undefined => {
  const text = textIn(data, name);
  if (text === '') return undefined;
  return WHOLE.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
};

function answerIn(data: FormData, question: Question): Answer | undefined {
  switch (question.type) {
    case 'count':
      return numberIn(data, question.name);
    case 'boolean':
      return data.has(question.name) || undefined;
    case 'some': {
      const chosen = question.options.filter((option) => data.getAll(question.name).includes(option));
      return chosen.length > 0 ? chosen : undefined;
    }
    case 'one':
      return question.options.find((option) => option === data.get(question.name));
    case 'text':
      return textIn(data, question.name) || undefined;
    case 'date': {
      const text = textIn(data, question.name);
      return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
    }
  }
}

const answersIn = (data: FormData, questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerIn(data, question);
      return answer === undefined ? [] : [[question.name, answer]];
    }),
  );

const orNothing = <Value extends object>(value: Value): Value | undefined => (Object.keys(value).length > 0 ? value : undefined);

/** What a quote form holds, sanitised; what is empty, and what its service does not have, is left out (behaviour.md 5.3). */
export function quoteFrom(data: FormData): QuoteEntry {
  const chosen = data.get('service');
  const service = isService(chosen) ? chosen : undefined;
  const schedule = scheduleOf(data);
  const frequency: Answers = schedule.kind === null ? {} : { frequency: textIn(data, 'frequency') };
  const preferred = orNothing({ ...frequency, ...answersIn(data, preferences) });
  const details: ServiceDetails = {
    ...(service && answersIn(data, specifications[service])),
    ...(preferred && { preferences: preferred }),
  };
  return {
    name: textIn(data, 'name'),
    email: textIn(data, 'email'),
    phone: textIn(data, 'phone'),
    company: textIn(data, 'company') || undefined,
    service,
    sqft: hasArea(service) ? numberIn(data, 'sqft') : undefined,
    floors_served: numberIn(data, 'floors_served'),
    schedule,
    service_details: orNothing(details),
    notes: textIn(data, 'notes') || undefined,
  };
}
