import { isRecord } from '../site/isRecord.ts';

/** Maximum nesting: real rows reach `service_details.preferences.include`, and PostgreSQL's parser is recursive. */
const MAX_DEPTH = 8;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** How many members the objects of a value have, at every depth. */
const membersOf = (value: unknown): number =>
  typeof value !== 'object' || value === null ? 0 : Object.values(value).reduce((sum: number, inner) => sum + membersOf(inner), Array.isArray(value) ? 0 : Object.keys(value).length);

/** How many members JSON text has: a key that is repeated counts each time. */
const membersIn = (text: string): number => text.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1;

/** A number that JavaScript does not read as it is written: `1e400` is infinite, `7.0` becomes 7, `-0` and long integers change. */
class ChangedNumberError extends Error {}

function refuseChangedNumber(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value === 'number' && context?.source !== undefined && context.source !== String(value)) throw new ChangedNumberError(context.source);
  return value;
}

/**
 * Reads the one row of a JSON body, alone or in a list.
 * @returns a sentence that says why there is none, or why it could only be stored as something else than was sent
 */
export function rowIn(text: string): Readonly<Record<string, unknown>> | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, refuseChangedNumber);
  } catch (error) {
    return error instanceof ChangedNumberError ? 'A number of the body cannot be stored as it is written.' : 'The body must be one JSON object.';
  }
  const row: unknown = Array.isArray(parsed) && parsed.length === 1 ? parsed[0] : parsed;
  if (!isRecord(row) || isDeeper(row, MAX_DEPTH)) return 'The body must be one JSON object.';
  return membersOf(row) === membersIn(text) ? row : 'The body has a key twice.';
}

const isInteger = (value: unknown): boolean => Number.isInteger(value);

/** The columns that take no text. */
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = { sqft: isInteger, floors_served: isInteger, schedule: isRecord, service_details: isRecord };

/** The first column whose value PostgreSQL would convert, or refuse to: an object as a name would be stored as its JSON. */
export const convertedColumn = (row: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(row).find((column) => {
    const value = row[column];
    const isRight = Object.hasOwn(TYPES, column) ? TYPES[column]?.(value) : typeof value === 'string';
    return value !== null && isRight !== true;
  });
