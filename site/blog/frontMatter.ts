import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type CategorySlug, categories } from '../categories.ts';
import { type AuthorSlug, authors } from '../content/blog/authors.ts';
import { isDay } from '../i18n/isDay.ts';
import type { Locale } from '../i18n/locale.ts';
import { type PictureKey, pictureKeys } from '../pictures.ts';
import { type ServiceName, serviceNames } from '../services.ts';
import type { ReportProblem } from './problems.ts';
import { slugOf } from './slug.ts';
import { applyTypography, UNWANTED_PATTERNS } from './typography.ts';

/** The front matter of an article's file. */
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
  /** The name of the article's service in `site/services.ts`: when the company does not offer it, the article is left out. */
  readonly service?: ServiceName;
}

/** Front matter, and the line number of each key in the file. */
export interface ReadFrontMatter {
  readonly values: FrontMatter;
  readonly lineOf: (key: keyof FrontMatter) => number;
}

/** The longest front matter that is parsed, in characters: more than any article needs. */
const MAX_LENGTH = 4000;

/** How many tags an article may have, and how long a label may be. */
const MAX_TAGS = 6;
const MAX_LABEL_LENGTH = 30;

/** The front matter starts at the second line of the file. */
const LINES_ABOVE = 1;

/** The allowed length of a text, in characters. */
interface Length {
  readonly least?: number;
  readonly most: number;
}

/** Reports a problem with one value. */
type Wrong = (problem: string, fix: string) => undefined;

const quoted = (value: unknown): string => `“${typeof value === 'string' ? value : (JSON.stringify(value) ?? '')}”`;

/** Checks that a value is one line of text of the allowed length, and applies the typography of its language. */
function textOf(value: unknown, locale: Locale, { least = 1, most }: Length, wrong: Wrong): string | undefined {
  if (value === null || value === '') return wrong('it is empty', 'write some text');
  if (typeof value !== 'string') return wrong(`${quoted(value)} is not text`, 'put it into double quotes');
  const text = applyTypography(value.trim(), locale);
  if (text.includes('\n')) return wrong('it has several lines', 'write it on one');
  const { length } = text;
  if (length < least || length > most) return wrong(`it has ${length} characters`, `write ${least > 1 ? `${least} to ${most}` : `${most} at most`}`);
  for (const [found, problem, fix] of UNWANTED_PATTERNS) if (found.test(text)) return wrong(problem, fix);
  return text;
}

const dayOf = (value: unknown, wrong: Wrong): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value) ? value : wrong(`${quoted(value)} is not a date`, 'write it as 2025-01-22');

/** Checks that a value is one of the known names. */
function oneOf<Name extends string>(names: readonly Name[], value: unknown, wrong: Wrong): Name | undefined {
  return names.find((name) => name === value) ?? wrong(`${quoted(value)} is not known`, `write one of ${names.join(', ')}`);
}

function labelsOf(value: unknown, locale: Locale, wrong: Wrong): readonly string[] | undefined {
  if (!Array.isArray(value)) return wrong(`${quoted(value)} is not a list`, 'write the labels as [Winter, Floors]');
  const labels = value.flatMap((label: unknown) => textOf(label, locale, { most: MAX_LABEL_LENGTH }, wrong) ?? []);
  if (labels.length < value.length) return undefined;
  if (labels.length === 0 || labels.length > MAX_TAGS) return wrong(`it has ${labels.length} labels`, `write one to ${MAX_TAGS}`);
  const slugs = labels.map(slugOf);
  const twice = labels.find((_, at) => slugs.indexOf(slugs[at] ?? '') < at);
  if (twice !== undefined) return wrong(`it names ${quoted(twice)} twice`, 'name each tag once');
  const bare = labels.find((_, at) => slugs[at] === '');
  return bare === undefined ? labels : wrong(`the label ${quoted(bare)} has no letter`, 'write a word: the tag’s address is made of it');
}

/** `Object.keys` with the type of the keys. */
function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** A value, and the line number of its key in the file. */
interface Entry {
  readonly value: unknown;
  readonly line: number;
}

/** Parses YAML that must be one flat mapping. Returns undefined for other YAML, and for aliases, anchors and comments. */
function parse(source: string, report: ReportProblem): ReadonlyMap<string, Entry> | undefined {
  if (source.length > MAX_LENGTH) return report(1, `the front matter has ${source.length} characters`, `write ${MAX_LENGTH} at most, and the article below it`);
  const counter = new LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line + LINES_ABOVE;
  // One mistake causes others, so only the first of each line is reported.
  const firstProblems = new Map<number, readonly [problem: string, fix: string]>();
  const addProblem = (line: number, problem: string, fix: string) => {
    if (!firstProblems.has(line)) firstProblems.set(line, [problem, fix]);
  };
  const document = parseDocument(source, { lineCounter: counter, schema: 'core', prettyErrors: false });
  for (const { pos, message } of [...document.errors, ...document.warnings]) {
    addProblem(lineAt(pos[0]), `this is not valid YAML (${message})`, 'write “key: value”, the value in double quotes where it holds “: ” or begins with a punctuation mark');
  }
  const { contents } = document;
  if (firstProblems.size === 0) {
    visit(document, {
      Alias(_, { range }) {
        addProblem(lineAt(range?.[0]), 'there is an alias (*)', 'write the value itself');
      },
      Node(_, node) {
        const line = lineAt(node.range?.[0]);
        if ('anchor' in node && node.anchor !== undefined) addProblem(line, 'there is an anchor (&)', 'write the value alone');
        if (node.comment != null || node.commentBefore != null) addProblem(line, 'what follows # is left out', 'put the whole value into double quotes, or delete the comment');
      },
    });
  }
  for (const [line, problem] of firstProblems) report(line, ...problem);
  if (firstProblems.size > 0) return undefined;
  if (!isMap(contents)) return report(1, 'there is no front matter', 'write one “key: value” per line, between two lines of ---');

  const values: unknown = document.toJS({ mapAsMap: true });
  return new Map(
    contents.items.map(({ key }) => {
      // A key that is a list is reported as unknown.
      const name = isScalar(key) ? key.value : JSON.stringify(key);
      return [String(name), { value: values instanceof Map ? values.get(name) : undefined, line: lineAt(isNode(key) ? key.range?.[0] : 0) }];
    }),
  );
}

/**
 * Reads and checks the front matter of an article.
 *
 * @param source the YAML between the two lines of hyphens
 * @param report called for each problem, with its line in the file
 * @returns undefined when there is a problem
 */
export function readFrontMatter(source: string, locale: Locale, report: ReportProblem): ReadFrontMatter | undefined {
  const entries = parse(source, report);
  if (!entries) return undefined;
  let broken = false;
  const reportProblem: ReportProblem = (...problem) => {
    broken = true;
    return report(...problem);
  };
  const knownKeys = new Set<string>();
  const read = <Value>(key: keyof FrontMatter, check: (value: unknown, wrong: Wrong) => Value | undefined): Value | undefined => {
    knownKeys.add(key);
    const entry = entries.get(key);
    if (entry === undefined) return reportProblem(1, `${key} is missing`, `add “${key}: …” to the front matter`);
    return check(entry.value, (problem, fix) => reportProblem(entry.line, `${key}: ${problem}`, fix));
  };
  const text = (key: keyof FrontMatter, length: Length) => read(key, (value, wrong) => textOf(value, locale, length, wrong));

  const title = text('title', { most: 54 });
  const description = text('description', { least: 120, most: 160 });
  const excerpt = text('excerpt', { most: 200 });
  const date = read('date', dayOf);
  const category = read('category', (value, wrong) => oneOf(keysOf(categories), value, wrong));
  const tags = read('tags', (value, wrong) => labelsOf(value, locale, wrong));
  const author = read('author', (value, wrong) => oneOf(keysOf(authors), value, wrong));
  const picture = read('picture', (value, wrong) => oneOf(pictureKeys, value, wrong));
  const heroAlt = text('heroAlt', { most: 160 });
  const service = entries.has('service') ? read('service', (value, wrong) => oneOf(serviceNames, value, wrong)) : undefined;
  knownKeys.add('service');
  for (const [key, { line }] of entries) if (!knownKeys.has(key)) reportProblem(line, `${quoted(key)} is not known`, `the keys are ${[...knownKeys].join(', ')}`);

  if (broken || title === undefined || description === undefined || excerpt === undefined || date === undefined || category === undefined) return undefined;
  if (tags === undefined || author === undefined || picture === undefined || heroAlt === undefined) return undefined;
  return {
    values: { title, description, excerpt, date, category, tags, author, picture, heroAlt, ...(service && { service }) },
    lineOf: (key) => entries.get(key)?.line ?? 1,
  };
}
