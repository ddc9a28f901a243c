import type { HTMLElement } from './tree.ts';

/** A schema.org object of a page's structured data, or a part of one. */
export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The schema.org objects of a page. */
export function thingsOf(root: HTMLElement): readonly Thing[] {
  const json = root.querySelector('script[type="application/ld+json"]')?.rawText;
  const data: unknown = json === undefined ? undefined : JSON.parse(json);
  return isThing(data) ? thingList(data, '@graph') : [];
}

/** A part of a thing that is a thing itself; empty if there is none. */
export function thingPart(thing: Thing | undefined, key: string): Thing {
  const part = thing?.[key];
  return isThing(part) ? part : {};
}

/** The things of a list. */
export function thingList(thing: Thing, key: string): readonly Thing[] {
  const list = thing[key];
  return Array.isArray(list) ? list.filter(isThing) : [];
}

/** Normalizes a value for comparison: no-break spaces become ordinary, and a missing value `null`. */
const normalize = (value: unknown): string => JSON.stringify([value]).slice(1, -1).replaceAll('\u00a0', ' ');

/** The differences between structured data and what is shown or required. */
export const differences = (said: Thing, wanted: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(wanted).flatMap(([key, value]) => (normalize(said[key]) === normalize(value) ? [] : [`${String(said['@type'])}: ${key} is ${normalize(said[key])}, not ${normalize(value)}`]));
