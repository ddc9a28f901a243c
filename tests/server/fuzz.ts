import type { Row } from '../../server/database.ts';
import { z } from 'zod';
import type { Table } from '../../server/tables.ts';
import { preferences, type Question, specifications } from '../../site/src/leads/schema.ts';
import { aMessage, aRequest } from '../database/stores.ts';
import { seededRandom } from '../random.ts';

/** A body to send to a table. */
export interface Payload {
  readonly table: Table;
  readonly body: string;
}

const BITS = ['a', 'Z', '0', ' ', '\t', '\n', '@', '.', '-', '(', ')', "'", '"', '\\', '{', '[', 'é', 'e\u0301', '\u00a0', '\u3000', '\u0085', '\u200b', '\u202e', '\ufeff', '\uffff', '👩‍🔧', '\u{10ffff}', '<a ', '>', '\u0000', '\u0001', '\ud800', '\udc00', '; drop table x; --', '%s', '\u2028'];
const LENGTHS = [0, 1, 2, 9, 10, 40, 41, 200, 201, 254, 255, 500, 2000, 5000, 5001, 70_000];
/** The questions of each service besides the columns. */
const asked: ReadonlyMap<string, readonly Question[]> = new Map(Object.entries(specifications));
/** The seven services. */
export const SERVICES = [...asked.keys()];

const PREFERENCES = { frequency: 'monthly', timing: 'après 18 h', include: 'les vitres', ecoFriendly: true, includeWeekends: false, startDate: '2099-03-01' };

const NUMBERS = [0, -0, 1, -1, 1.5, 999, 1000, 10_000_000, 10_000_001, 2 ** 31, 2 ** 53, 1e308, 1e-300];

/** The random helpers of both generators; the same seed gives the same choices. */
function generatorsFor(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(choices: readonly T[], otherwise: T): T => choices[below(choices.length)] ?? otherwise;
  const text = (): string => {
    if (random() < 0.3) return one(BITS, 'a').repeat(one(LENGTHS, 1) > 5001 && random() < 0.9 ? 3 : Math.min(5001, one(LENGTHS, 1)));
    return Array.from({ length: below(30) }, () => one(BITS, 'a')).join('');
  };
  /** Valid answers to some of a service's questions. */
  const answersFor = (service: string): Row =>
    Object.fromEntries(
      (asked.get(service) ?? [])
        .filter(() => random() < 0.6)
        .map((question) => {
          if (question.type === 'boolean') return [question.name, random() < 0.7];
          if (question.type === 'one') return [question.name, one(question.options, '')];
          return [question.name, question.type === 'some' ? question.options.slice(below(question.options.length)) : below(1000)];
        }),
    );
  return { random, below, one, text, answersFor };
}

/** `count` bodies for a table, the same for the same seed: valid rows, valid rows with changes, and bodies that are not rows. */
export function payloads(table: Table, count: number, seed: number): readonly Payload[] {
  const { random, below, one, text, answersFor } = generatorsFor(seed);
  const value = (depth: number): unknown => {
    const kind = below(depth > 0 ? 9 : 6);
    if (kind <= 1) return text();
    if (kind === 2) return one(NUMBERS, 0);
    if (kind === 3) return random() < 0.5;
    if (kind === 4) return null;
    if (kind === 5) return one<unknown>(['weekly', 'monthly', 'office', 'Mon', '12', '2025-02-30', '2028-02-29', 'true', 'NaN', 'Infinity', {}, []], '');
    if (kind === 6) return Array.from({ length: below(4) }, () => value(depth - 1));
    return Object.fromEntries(Array.from({ length: below(4) }, () => [one(['kind', 'days', 'timesPerWeek', 'shifts', 'day', 'preferences', 'restrooms', '__proto__', text()], 'kind'), value(depth - 1)]));
  };
  const deep = () => Array.from({ length: 1 + below(2000) }).reduce<string>((inner) => (random() < 0.5 ? `[${inner}]` : `{"a":${inner}}`), '1');
  /** The row with one value replaced, at any depth. */
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string' && random() < 0.5) {
      const at = below(part.length + 1);
      return part.slice(0, at) + one(BITS, 'a') + part.slice(at + below(2));
    }
    if (typeof part === 'object' && part !== null && random() < 0.7) {
      const keys = Object.keys(part);
      const key = one(keys, 'kind');
      const inner: unknown = Reflect.get(part, key);
      if (Array.isArray(part)) return part.map((item: unknown, index) => (String(index) === key ? changed(item) : item));
      if (random() < 0.15) return Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));
      return { ...part, [key]: changed(inner) };
    }
    return value(3);
  };
  const right = (): Row => {
    const service = one(SERVICES, 'office');
    return table === 'contact_messages' ? aMessage() : aRequest({ service, service_details: { ...answersFor(service), preferences: PREFERENCES } });
  };
  const body = (): string => {
    const kind = random();
    if (kind < 0.15) return JSON.stringify(right());
    if (kind < 0.8) {
      const row: Record<string, unknown> = { ...right() };
      for (let changes = 1 + below(2); changes > 0; changes -= 1) {
        const column = one(Object.keys(row), 'name');
        row[column] = changed(row[column]);
      }
      return JSON.stringify(row);
    }
    if (kind < 0.85) return JSON.stringify({ ...right(), [one(['name', 'schedule', 'email'], 'name')]: '#' }).replace('"#"', deep());
    if (kind < 0.9) return JSON.stringify({ ...right(), [text()]: value(2) });
    if (kind < 0.95) {
      const whole = JSON.stringify(right());
      return whole.slice(0, below(whole.length)) + one(['', '}', '"', '\u0000', ',', ']'], '');
    }
    return JSON.stringify(value(4)) ?? '';
  };
  return Array.from({ length: count }, () => ({ table, body: body() }));
}

/** `count` bodies of the same three kinds, as a browser without scripts posts a table's form. */
export function posts(table: Table, count: number, seed: number): readonly Payload[] {
  const { random, below, one, text, answersFor } = generatorsFor(seed);
  const right = (): Row => {
    if (table === 'contact_messages') return { company: '', phone: '', ...aMessage() };
    const service = one(SERVICES, 'office');
    const { name, email, phone, company, notes } = aRequest();
    const days = ['Mon', 'Wed', 'Fri'].slice(below(4));
    return { name, email, phone, company, notes, service, sqft: '12 500', floors_served: '3', days, shifts: 'night', ...answersFor(service), ...PREFERENCES, frequency: one(['one-time', 'weekly', 'nightly', 'monthly', 'custom'], 'monthly') };
  };
  const fieldsOf = (row: Row) =>
    Object.entries(row).flatMap(([name, value]): (readonly [string, string])[] =>
      name === 'id' || value === false ? [] : (Array.isArray(value) ? value : [value]).map((item) => [name, item === true ? 'on' : String(item)]),
    );
  const encoded = (fields: readonly (readonly [string, string])[]) => new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()])).toString();
  const body = (): string => {
    const kind = random();
    let fields: readonly (readonly [string, string])[] = fieldsOf(right());
    if (kind < 0.2) return encoded(fields);
    if (kind < 0.9) {
      for (let changes = 1 + below(2); changes > 0; changes -= 1) {
        const at = below(fields.length);
        const change = random();
        const put = (...values: readonly string[]) => (fields = fields.flatMap((field, index) => (index === at ? values.map((value) => [field[0], value] as const) : [field])));
        if (change < 0.5) put(text());
        else if (change < 0.65) put();
        else if (change < 0.75) put(fields[at]?.[1] ?? '', text());
        else if (change < 0.9) put(String(one<unknown>([...NUMBERS, ...SERVICES, 'weekly', 'Mon', '2099-02-28', '9'.repeat(400)], '')));
        else fields = [...fields, [one(['__proto__', 'schedule', 'service_details', 'website', 'id', text()], 'id'), text()]];
      }
      return encoded(fields);
    }
    const whole = encoded(fields);
    return kind < 0.95 ? whole.slice(0, below(whole.length)) + one(['%', '&&', '=', '%FF%00', '%ED%A0%80', '+', '[]='], '') : text().toWellFormed();
  };
  return Array.from({ length: count }, () => ({ table, body: body() }));
}

const characters = (least: number, most: number) => z.string().refine((text) => [...text].length <= most && [...text.trim()].length >= least);
const whole = (most: number) => z.number().int().min(0).max(most);
const list = (options: readonly string[], least = 0) => z.array(z.enum(options)).min(least).refine((chosen) => new Set(chosen).size === chosen.length);
const email = characters(3, 254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u);
const callable = characters(0, 40).refine((phone) => [...phone.replace(/[\s()-]/g, '')].length >= 10);
const day = z.iso.date().refine((date) => date > '0001');
const schedule = z
  .strictObject({ kind: z.enum(['one-time', 'weekly', 'bi-weekly', 'monthly', 'quarterly']), days: list(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), timesPerWeek: z.number().nullable(), shifts: z.strictObject({ day: z.boolean(), night: z.boolean() }) })
  .refine(({ kind, days, timesPerWeek }) => timesPerWeek === (kind === 'weekly' ? Math.max(1, days.length) : null));

const answerTo = (question: Question): z.ZodType => {
  switch (question.type) {
    case 'count': return whole(999);
    case 'boolean': return z.boolean();
    case 'some': return list(question.options, 1);
    case 'one': return z.enum(question.options);
    case 'text': return characters(1, question.longest);
    case 'date': return day;
  }
};
const answersTo = (questions: readonly Question[], more: Readonly<Record<string, z.ZodType>>) =>
  z.strictObject(Object.fromEntries([...questions.map((question) => [question.name, answerTo(question)] as const), ...Object.entries(more)].map(([name, type]) => [name, type.optional()])));
const preferred = answersTo(preferences, { frequency: characters(1, 60) });

const person = { name: characters(1, 200), email, company: characters(0, 200).nullable() };
const rows = {
  contact_messages: () => z.object({ ...person, message: characters(1, 5000), phone: characters(0, 40).nullable() }),
  quote_requests: ({ service }: Row) =>
    z.object({
      ...person,
      phone: callable,
      service: z.enum(SERVICES),
      sqft: whole(10_000_000).nullable(),
      floors_served: whole(999).nullable(),
      schedule,
      service_details: answersTo(asked.get(String(service)) ?? [], { preferences: preferred }).nullable(),
      notes: characters(0, 5000).nullable(),
    }),
} as const satisfies Record<Table, (row: Row) => z.ZodType>;

/** The problems of a stored row by the specification, independently of the database. */
export const rowProblems = (table: Table, row: Row): readonly string[] => rows[table](row).safeParse(row).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
