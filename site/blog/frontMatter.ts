import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type CategorySlug, categories } from '../categories.ts';
import { type AuthorSlug, authors } from '../content/blog/authors.ts';
import type { Locale } from '../i18n/locale.ts';
import { type PictureKey, pictureKeys } from '../pictures.ts';
import type { Report } from './problems.ts';
import { slugOf } from './slug.ts';
import { set } from './typography.ts';

/** What stands above the body of an article's file. */
export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly category: CategorySlug;
  /** In the language of the file. */
  readonly tags: readonly string[];
  readonly author: AuthorSlug;
  readonly picture: PictureKey;
  readonly heroAlt: string;
}

/** Front matter, and the line of the file that a key of it stands on. */
export interface ReadFrontMatter {
  readonly values: FrontMatter;
  readonly lineOf: (key: keyof FrontMatter) => number;
}

/** More than any article needs: what is longer is not parsed. */
const LONGEST = 4000;

/** How many tags an article may have. */
const MOST_TAGS = 6;

/** The file's second line is the first of its front matter. */
const LINES_ABOVE = 1;

const quoted = (value: unknown): string => `“${typeof value === 'string' ? value : JSON.stringify(value)}”`;

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Says what is wrong with one value. */
type Wrong = (wrong: string, right: string) => undefined;

/** A text of one line, within its length, with the typography of its language. */
function textOf(value: unknown, locale: Locale, { least = 1, most }: { readonly least?: number; readonly most: number }, wrong: Wrong): string | undefined {
  if (typeof value !== 'string') return wrong(`${quoted(value)} is no text`, 'write words, in double quotes where YAML takes them for something else');
  const text = set(value.trim(), locale);
  if (text.includes('\n')) return wrong('it has several lines', 'write it on one');
  const { length } = text;
  const range = least > 1 ? `${least} to ${most} characters` : `at most ${most} characters, and at least one`;
  if (length < least || length > most) return wrong(`it has ${length} characters`, `write ${range}`);
  return text;
}

function dayOf(value: unknown, wrong: Wrong): string | undefined {
  if (typeof value !== 'string' || !isDay(value)) return wrong(`${quoted(value)} is no day`, 'write it as 2025-01-22');
  return value;
}

/** One of the names that there are. */
function oneOf<Name extends string>(names: readonly Name[], value: unknown, wrong: Wrong): Name | undefined {
  const known = names.find((name) => name === value);
  if (known === undefined) return wrong(`${quoted(value)} is not known`, `write one of ${names.join(', ')}`);
  return known;
}

function labelsOf(value: unknown, locale: Locale, wrong: Wrong): readonly string[] | undefined {
  if (!Array.isArray(value)) return wrong(`${quoted(value)} is no list`, 'write the labels as [Winter, Floors]');
  const labels = value.flatMap((label: unknown) => textOf(label, locale, { most: 30 }, wrong) ?? []);
  if (labels.length < value.length) return undefined;
  if (labels.length === 0 || labels.length > MOST_TAGS) return wrong(`it has ${labels.length} labels`, `write one to ${MOST_TAGS}`);
  const slugs = labels.map(slugOf);
  const twice = labels.find((_, at) => slugs.indexOf(slugs[at] ?? '') < at);
  if (twice !== undefined) return wrong(`it names ${quoted(twice)} twice`, 'name each tag once');
  const bare = labels.find((_, at) => slugs[at] === '');
  if (bare !== undefined) return wrong(`the label ${quoted(bare)} has no letter`, 'write a word: the tag’s address is made of it');
  return labels;
}

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] => {
  const found: Name[] = [];
  for (const name in table) found.push(name);
  return found;
};

/**
 * Reads and checks the front matter of an article.
 *
 * @param source the YAML between the two lines of hyphens
 * @param report told each problem, with the line of the file
 * @returns undefined where something is wrong
 */
export function readFrontMatter(source: string, locale: Locale, report: Report): ReadFrontMatter | undefined {
  if (source.length > LONGEST) return report(1, `the front matter has ${source.length} characters`, `write ${LONGEST} at most, and the article below it`);
  let broken = false;
  const told: Report = (...problem) => {
    broken = true;
    return report(...problem);
  };
  const counter = new LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line + LINES_ABOVE;
  // Deep nesting can overflow the stack.
  const parsed = (() => {
    try {
      const document = parseDocument(source, { lineCounter: counter, schema: 'core', uniqueKeys: true, prettyErrors: false });
      for (const { pos, message } of [...document.errors, ...document.warnings]) told(lineAt(pos[0]), `this is no YAML: ${message}`, 'write “key: value”, the value in double quotes where it holds “: ” or begins with a mark');
      visit(document, {
        Alias: (_, { range }) => {
          told(lineAt(range?.[0]), 'an alias (*) stands here', 'write the value itself');
        },
        Node: (_, { anchor, comment, commentBefore, range }) => {
          if (anchor !== undefined) told(lineAt(range?.[0]), 'an anchor (&) stands here', 'write the value alone');
          if (comment ?? commentBefore) told(lineAt(range?.[0]), 'what follows # is left out', 'put the whole value into double quotes');
        },
      });
      return document.contents;
    } catch (error) {
      return told(1, `this can’t be read: ${error instanceof Error ? error.message : String(error)}`, 'write one “key: value” a line');
    }
  })();
  if (broken) return undefined;
  if (!isMap(parsed)) return report(1, 'there is no front matter', 'write one “key: value” a line between two lines of ---');

  const entries = new Map<string, { readonly value: unknown; readonly line: number }>();
  for (const { key, value } of parsed.items) {
    const offset = isScalar(key) ? key.range?.[0] : 0;
    const plain: unknown = value === null ? null : typeof value === 'object' && 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
    entries.set(isScalar(key) ? String(key.value) : '', { value: plain, line: lineAt(offset) });
  }
  const asked = new Set<string>();
  const read = <Value>(key: keyof FrontMatter, check: (value: unknown, wrong: Wrong) => Value | undefined): Value | undefined => {
    asked.add(key);
    const entry = entries.get(key);
    if (entry === undefined) return told(1, `${key} is missing`, `add “${key}: …” to the front matter`);
    return check(entry.value, (wrong, right) => told(entry.line, `${key}: ${wrong}`, right));
  };
  const text = (key: keyof FrontMatter, most: number, least?: number) => read(key, (value, wrong) => textOf(value, locale, { most, least }, wrong));

  const title = text('title', 54);
  const description = text('description', 160, 120);
  const excerpt = text('excerpt', 200);
  const date = read('date', dayOf);
  const category = read('category', (value, wrong) => oneOf(names(categories), value, wrong));
  const tags = read('tags', (value, wrong) => labelsOf(value, locale, wrong));
  const author = read('author', (value, wrong) => oneOf(names(authors), value, wrong));
  const picture = read('picture', (value, wrong) => oneOf(pictureKeys, value, wrong));
  const heroAlt = text('heroAlt', 160);
  for (const [key, { line }] of entries) if (!asked.has(key)) told(line, `“${key}” is not known`, `the keys are ${[...asked].join(', ')}`);

  if (broken || title === undefined || description === undefined || excerpt === undefined || date === undefined || category === undefined) return undefined;
  if (tags === undefined || author === undefined || picture === undefined || heroAlt === undefined) return undefined;
  return {
    values: { title, description, excerpt, date, category, tags, author, picture, heroAlt },
    lineOf: (key) => entries.get(key)?.line ?? 1,
  };
}
