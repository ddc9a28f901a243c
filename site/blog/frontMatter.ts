import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { type CategorySlug, categories } from '../categories.ts';
import { isDay } from '../i18n/isDay.ts';
import type { Locale } from '../i18n/locale.ts';
import { type PictureKey, pictureKeys } from '../pictures.ts';
import { type ServiceName, serviceNames } from '../services.ts';
import { yamlMistake } from '../yamlMistake.ts';
import { authorNames } from './authors.ts';
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
  readonly author: string;
  readonly picture: PictureKey;
  readonly heroAlt: string;
  /** The name of the article's service in `site/services.ts`: when the company does not offer it, the article is left out. */
  readonly service?: ServiceName | undefined;
  /** The city that the article is about: a company elsewhere leaves the article out. */
  readonly city?: string | undefined;
}

/** Front matter, and the line number of each key in the file. */
export interface ReadFrontMatter {
  readonly values: FrontMatter;
  readonly lineOf: (key: keyof FrontMatter) => number;
}

/** The longest front matter that is parsed, in characters: more than any article needs. */
const MAX_LENGTH = 4000;

/** The front matter starts at the second line of the file. */
const LINES_ABOVE = 1;

const quoted = (value: unknown): string => `“${typeof value === 'string' ? value : (JSON.stringify(value) ?? '')}”`;

/** How many tags an article may have, and how long a label may be. */
const MAX_TAGS = 6;
const MAX_LABEL_LENGTH = 30;

/** The message of an issue: what is wrong with the value, and what to write. */
const wrong = (problem: string, fix: string) => ({ error: ({ input }: { readonly input?: unknown }) => `${quoted(input)} ${problem}; ${fix}` });

const EMPTY = 'it is empty; write some text';

/** One line of text of the allowed length, with the typography of its language. */
const textIn = (locale: Locale, most: number, least = 1) =>
  z
    .string({ error: ({ input }) => (input === null ? EMPTY : `${quoted(input)} is not text; put it into double quotes`) })
    .min(1, EMPTY)
    .transform((written) => applyTypography(written.trim(), locale))
    .superRefine((text, context) => {
      const [, unwanted, fix] = UNWANTED_PATTERNS.find(([found]) => found.test(text)) ?? [];
      if (text.includes('\n')) context.addIssue('it has several lines; write it on one');
      else if (text.length < least || text.length > most) context.addIssue(`it has ${text.length} characters; write ${least > 1 ? `${least} to ${most}` : `${most} at most`}`);
      else if (unwanted !== undefined) context.addIssue(`${unwanted}; ${fix}`);
    });

/** A day. A CMS writes it with a time: `2025-01-22T00:00:00.000Z`. */
const NOT_A_DATE = wrong('is not a date', 'write it as 2025-01-22');
const day = z
  .string(NOT_A_DATE)
  .refine((written) => /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(written) && isDay(written.slice(0, 10)), NOT_A_DATE)
  .transform((written) => written.slice(0, 10));

const oneOf = <const Name extends string>(names: readonly Name[]) => z.enum(names, wrong('is not known', `write one of ${names.join(', ')}`));

const tagsIn = (locale: Locale) =>
  z.array(textIn(locale, MAX_LABEL_LENGTH), wrong('is not a list', 'write the labels as [Winter, Floors]')).superRefine((labels, context) => {
    const slugs = labels.map(slugOf);
    const twice = labels.find((_, at) => slugs.indexOf(slugs[at] ?? '') < at);
    const bare = labels.find((_, at) => slugs[at] === '');
    if (labels.length === 0 || labels.length > MAX_TAGS) context.addIssue(`it has ${labels.length} labels; write one to ${MAX_TAGS}`);
    else if (twice !== undefined) context.addIssue(`it names ${quoted(twice)} twice; name each tag once`);
    else if (bare !== undefined) context.addIssue(`the label ${quoted(bare)} has no letter; write a word: the tag’s address is made of it`);
  });

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] => {
  const keys: Key[] = [];
  for (const key in table) keys.push(key);
  return keys;
};

const schemaIn = (locale: Locale) =>
  z.strictObject({
    title: textIn(locale, 54),
    description: textIn(locale, 160, 120),
    excerpt: textIn(locale, 200),
    date: day,
    category: oneOf(keysOf(categories)),
    tags: tagsIn(locale),
    author: oneOf(authorNames),
    picture: oneOf(pictureKeys),
    heroAlt: textIn(locale, 160),
    service: oneOf(serviceNames).optional(),
    city: textIn(locale, 60).optional(),
    // `draft: true` leaves the file out before it is read here.
    draft: z.literal(false, wrong('is neither true nor false', 'write draft: true, or remove the line')).optional(),
  });

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
  for (const error of [...document.errors, ...document.warnings]) {
    const { offset, problem, fix } = yamlMistake(error, document, source);
    addProblem(lineAt(offset), problem, fix);
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
  const lineOf = (key: string): number => entries.get(key)?.line ?? 1;
  const schema = schemaIn(locale);
  const { success, data, error } = schema.safeParse(Object.fromEntries(Array.from(entries, ([key, { value }]) => [key, value])));
  if (success) {
    const { draft, ...values } = data;
    return { values, lineOf };
  }
  for (const issue of error.issues) {
    const key = String(issue.path[0]);
    const [problem = '', ...fix] = issue.message.split('; ');
    if (issue.code === 'unrecognized_keys') for (const unknown of issue.keys) report(lineOf(unknown), `${quoted(unknown)} is not known`, `the keys are ${Object.keys(schema.shape).join(', ')}`);
    else if (entries.has(key)) report(lineOf(key), `${key}: ${problem}`, fix.join('; '));
    else report(1, `${key} is missing`, `add “${key}: …” to the front matter`);
  }
  return undefined;
}
