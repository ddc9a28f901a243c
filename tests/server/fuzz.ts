import type { Row } from '../../server/database.ts';
import { isTable, type Table } from '../../server/tables.ts';
import { aMessage, aRequest } from '../database/stores.ts';
import { seededRandom } from '../random.ts';

/** A body to send to a table. */
export interface Payload {
  readonly table: Table;
  readonly body: string;
}

const BITS = ['a', 'Z', '0', ' ', '\t', '\n', '@', '.', '-', '(', ')', "'", '"', '\\', '{', '[', 'é', 'e\u0301', '\u00a0', '\u3000', '\u0085', '\u200b', '\u202e', '\ufeff', '\uffff', '👩‍🔧', '\u{10ffff}', '<a ', '>', '\u0000', '\u0001', '\ud800', '\udc00', '; drop table x; --', '%s', '\u2028'];
const LENGTHS = [0, 1, 2, 9, 10, 40, 41, 200, 201, 254, 255, 500, 2000, 5000, 5001, 70_000];
/** What each service asks beyond the columns, by the specification: a count, a yes, some of a list, one of a list. */
const SPECIFICATIONS: Readonly<Record<string, Readonly<Record<string, 'count' | 'yes' | { readonly some: readonly string[] } | { readonly one: readonly string[] }>>>> = {
  office: { restrooms: 'count', kitchens: 'count', conferenceRooms: 'count', receptionAreas: 'count', interiorWindows: 'yes', exteriorWindows: 'yes', highTouch: 'yes' },
  building: { lobbies: 'count', entrances: 'count', elevators: 'count', stairwells: 'count', mailrooms: 'count', glassDoors: 'yes' },
  warehouse: { loadingDocks: 'count', productionZones: 'count', breakrooms: 'count', machineAisles: 'yes' },
  'post-construction': { cleanupStage: { some: ['rough', 'final', 'turnkey'] }, floorProtection: 'yes', constructionWindows: 'yes' },
  maintenance: {
    floorTypes: { some: ['vinyl', 'tile', 'carpet', 'concrete'] },
    stripWaxFreq: { one: ['monthly', 'quarterly', 'semi-annual', 'annual'] },
    buffing: 'yes',
    carpetExtraction: 'yes',
  },
  'specialized-addons': { addons: { some: ['carpet', 'windows', 'pressure-wash', 'odor', 'disinfecting'] } },
  'duct-ventilation': { hvacSystems: 'count', lastDuctClean: { one: ['unknown', '<6m', '6-12m', '1-3y', '>3y'] } },
};

/** The seven services. */
export const SERVICES = Object.keys(SPECIFICATIONS);
const PREFERENCES = { frequency: 'monthly', timing: 'après 18 h', include: 'les vitres', ecoFriendly: true, includeWeekends: false, startDate: '2099-03-01' };

const NUMBERS = [0, -0, 1, -1, 1.5, 999, 1000, 10_000_000, 10_000_001, 2 ** 31, 2 ** 53, 1e308, 1e-300];

/** What both generators choose with, the same for the same seed. */
function choosing(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(choices: readonly T[], otherwise: T): T => choices[below(choices.length)] ?? otherwise;
  const text = (): string => {
    if (random() < 0.3) return one(BITS, 'a').repeat(one(LENGTHS, 1) > 5001 && random() < 0.9 ? 3 : Math.min(5001, one(LENGTHS, 1)));
    return Array.from({ length: below(30) }, () => one(BITS, 'a')).join('');
  };
  /** Right answers to some of what a service asks. */
  const answersFor = (service: string): Row =>
    Object.fromEntries(
      Object.entries(SPECIFICATIONS[service] ?? {})
        .filter(() => random() < 0.6)
        .map(([name, kind]) => {
          if (kind === 'count') return [name, below(1000)];
          if (kind === 'yes') return [name, random() < 0.7];
          return [name, 'one' in kind ? one(kind.one, '') : kind.some.slice(below(kind.some.length))];
        }),
    );
  return { random, below, one, text, answersFor };
}

/** `count` bodies for a table, the same for the same seed: right rows, right rows with something changed, and what is no row at all. */
export function payloads(table: Table, count: number, seed: number): readonly Payload[] {
  const { random, below, one, text, answersFor } = choosing(seed);
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
  /** One place of a row, however deep, put another thing into. */
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

/** `count` bodies as a browser without scripts posts a table's form, in the same three kinds. */
export function posts(table: Table, count: number, seed: number): readonly Payload[] {
  const { random, below, one, text, answersFor } = choosing(seed);
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

const SPACE = /^\s+|\s+$/g;
const isText = (value: unknown, shortest: number, longest: number) => typeof value === 'string' && [...value].length <= longest && [...value.replace(SPACE, '')].length >= shortest;
const isEmail = (value: unknown) => isText(value, 3, 254) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(String(value));
const isPhone = (value: unknown) => isText(value, 0, 40) && [...String(value).replace(/[\s()-]/g, '')].length >= 10;
const isWhole = (value: unknown, most: number) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Row, keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key));
const isSet = (value: unknown, of: readonly string[]) => Array.isArray(value) && new Set(value).size === value.length && value.every((item) => of.some((known) => known === item));

function isSchedule(value: unknown): boolean {
  if (!isObject(value) || !hasOnly(value, ['kind', 'days', 'timesPerWeek', 'shifts'])) return false;
  const { kind, days, timesPerWeek, shifts } = value;
  if (!['one-time', 'weekly', 'bi-weekly', 'monthly', 'quarterly'].some((known) => known === kind) || !isSet(days, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])) return false;
  if (timesPerWeek !== (kind === 'weekly' && Array.isArray(days) ? Math.max(1, days.length) : null)) return false;
  return isObject(shifts) && hasOnly(shifts, ['day', 'night']) && typeof shifts['day'] === 'boolean' && typeof shifts['night'] === 'boolean';
}

function isPreferences(value: unknown): boolean {
  return isObject(value) && Object.entries(value).every(([key, given]) => {
    if (key === 'ecoFriendly' || key === 'includeWeekends') return typeof given === 'boolean';
    if (key === 'startDate') return typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) && given > '0001' && new Date(`${given}T00:00Z`).toJSON()?.slice(0, 10) === given;
    const longest: Row = { frequency: 60, timing: 500, include: 2000 };
    return isText(given, 1, Number(longest[key] ?? -1));
  });
}

function isDetails(service: unknown, value: unknown): boolean {
  const asked = SPECIFICATIONS[String(service)] ?? {};
  return isObject(value) && Object.entries(value).every(([key, given]) => {
    if (key === 'preferences') return isPreferences(given);
    const kind = Object.hasOwn(asked, key) ? asked[key] : undefined;
    if (kind === undefined) return false;
    if (kind === 'count') return isWhole(given, 999);
    if (kind === 'yes') return typeof given === 'boolean';
    return 'one' in kind ? kind.one.some((known) => known === given) : isSet(given, kind.some) && Array.isArray(given) && given.length > 0;
  });
}

const orNull = (value: unknown, valid: boolean) => value === null || valid;

/** What is wrong with a stored row, by the specification and not by the database; empty when nothing is. */
export function wrongWith(table: string, row: Row): readonly string[] {
  const { name, email, phone, company, message, service, sqft, floors_served: floors, schedule, service_details: details, notes } = row;
  const rules: Readonly<Record<string, boolean>> = {
    table: isTable(table),
    name: isText(name, 1, 200),
    email: isEmail(email),
    company: orNull(company, isText(company, 0, 200)),
    ...(table === 'contact_messages'
      ? { message: isText(message, 1, 5000), phone: orNull(phone, isText(phone, 0, 40)) }
      : {
          phone: isPhone(phone),
          service: SERVICES.some((known) => known === service),
          sqft: orNull(sqft, isWhole(sqft, 10_000_000)),
          floors_served: orNull(floors, isWhole(floors, 999)),
          schedule: isSchedule(schedule),
          service_details: orNull(details, isDetails(service, details)),
          notes: orNull(notes, isText(notes, 0, 5000)),
        }),
  };
  return Object.entries(rules).flatMap(([field, kept]) => (kept ? [] : [field]));
}
