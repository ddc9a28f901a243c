import { scheduleFromFormData } from '@uno/ui/SchedulePicker';
import { isDay } from '../../i18n/isDay.ts';
import { isRecord } from '../../isRecord.ts';
import { draftKeeper } from './draft.ts';
import type { BadField } from './errors.ts';
import type { LeadForm } from './lead.ts';
import { emailIn, phoneIn, textIn } from './reading.ts';
import { badIf, emailRule, phoneRule, tooLong } from './rules.ts';
import { frequencies, scheduleFrom } from './schedule.ts';
import {
  type Answer,
  type Answers,
  hasArea,
  isService,
  largest,
  longestQuoteFields,
  preferences,
  type Question,
  type QuoteEntry,
  type QuoteRequest,
  SERVICE_PARAMETER,
  type ServiceDetails,
  specifications,
} from './schema.ts';

/** Digits, or digits in groups of three as either language writes them: `12000`, `12,000`, `12 000`. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+)$/;

/** The number of a control. Empty is `undefined`; invalid text is `NaN`, which `unstorableFields` reports. */
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
    case 'date':
      return textIn(data, question.name) || undefined;
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

/** Reads a quote form, sanitised. Empty answers, and those to another service's questions, are left out (behaviour.md 5.3). */
export function quoteFrom(data: FormData): QuoteEntry {
  const chosen = data.get('service');
  const service = isService(chosen) ? chosen : undefined;
  const checked = scheduleFromFormData(data, frequencies);
  const frequency: Answers = checked.frequency === null ? {} : { frequency: checked.frequency };
  const preferred = orNothing({ ...frequency, ...answersIn(data, preferences) });
  const details: ServiceDetails = {
    ...(service && answersIn(data, specifications[service])),
    ...(preferred && { preferences: preferred }),
  };
  return {
    name: textIn(data, 'name'),
    email: emailIn(data, 'email'),
    phone: phoneIn(data, 'phone'),
    company: textIn(data, 'company') || undefined,
    service,
    sqft: hasArea(service) ? numberIn(data, 'sqft') : undefined,
    floors_served: numberIn(data, 'floors_served'),
    schedule: scheduleFrom(checked),
    service_details: orNothing(details),
    notes: textIn(data, 'notes') || undefined,
  };
}

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** The number fields of an entry that are invalid or too large. */
function badNumbers({ sqft, floors_served, service_details }: QuoteEntry): readonly BadField[] {
  const counts = Object.entries({ floors_served, ...service_details });
  return [
    ...badIf(sqft !== undefined && !isWhole(sqft, largest.sqft), 'sqft', 'area'),
    ...counts.flatMap(([field, value]) => badIf(typeof value === 'number' && !isWhole(value, largest.count), field, 'count')),
  ];
}

/** The last start date that is accepted. Later ones are typing errors. */
const LAST_DAY = '2099-12-31';

const preferencesOf = ({ service_details }: QuoteEntry) => {
  const preferred = service_details?.['preferences'];
  return isRecord(preferred) ? preferred : {};
};

function badDate(entry: QuoteEntry, today: string): readonly BadField[] {
  const { startDate } = preferencesOf(entry);
  return badIf(typeof startDate === 'string' && (!isDay(startDate) || startDate < today || startDate > LAST_DAY), 'startDate', 'date');
}

/** The form of a quote request. Its rules are those of behaviour.md 5.9, in their order. */
export const quoteForm: LeadForm<QuoteEntry, QuoteRequest> = {
  name: 'quote',
  table: 'quote_requests',
  columns: ['name', 'email', 'phone', 'company', 'service', 'sqft', 'floors_served', 'schedule', 'service_details', 'notes'],
  longest: longestQuoteFields,
  draft: draftKeeper('quote'),
  read: quoteFrom,
  needs: [],
  rules: [
    {
      failure: { code: 'validation_error' },
      broken: ({ service, name, email, phone }) => [
        ...badIf(service === undefined, 'service', 'service'),
        ...badIf(name === '', 'name', 'name'),
        ...badIf(email === '', 'email', 'email'),
        ...badIf(phone === '', 'phone', 'phone'),
      ],
    },
    emailRule,
    phoneRule,
    { failure: { code: 'missing_schedule' }, broken: ({ schedule }) => badIf(schedule.kind === null, 'frequency', 'frequency') },
  ],
  unstorableFields: (entry, today) => [...badNumbers(entry), ...badDate(entry, today), ...tooLong(longestQuoteFields, { ...entry, ...preferencesOf(entry) })],
  lead(entry) {
    const { service, schedule } = entry;
    const { kind } = schedule;
    return service === undefined || kind === null ? undefined : { ...entry, service, schedule: { ...schedule, kind } };
  },
  controlOf: (column) => (column === 'service_details' ? undefined : column === 'schedule' ? 'frequency' : column),
  event: ({ service }) => ({ event: 'form_submit', form_type: 'quote_request', service }),
  shape: ({ service }) => service,
  parameter: SERVICE_PARAMETER,
  offersRetry: true,
};
