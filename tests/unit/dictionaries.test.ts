import { describe, expect, test } from 'vitest';
import type { Dictionary } from '../../site/i18n/t.ts';
import { bothLanguages, englishRules, frenchRules, type WritingRule } from '../typography.ts';

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Every dictionary of a language, by `file: export`. */
const dictionariesOf = (modules: Record<string, Record<string, unknown>>): [section: string, dictionary: Dictionary][] =>
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => (isDictionary(value) ? [[`${path.replace(/^.*\//, '')}: ${name}`, value] satisfies [string, Dictionary]] : [])),
  );

const inEnglish = dictionariesOf(import.meta.glob('../../site/content/en/*.ts', { eager: true }));
const inFrench = dictionariesOf(import.meta.glob('../../site/content/fr/*.ts', { eager: true }));

/** The parameters of a text, each once, in alphabetical order. A plural form may spell out its number ("once a week"), so `count` is left out. */
const parametersOf = (key: string, text: string): string[] =>
  [...new Set(text.match(/\{\w+\}/g))].filter((name) => !(name === '{count}' && /\.(?:zero|one|two|few|many|other)$/.test(key))).toSorted();

const everyText: readonly WritingRule[] = [
  ['is not empty', /^\s*$/],
  ['has no space at its start or end, and no double spaces', /^\s|\s$|[ \u00a0]{2}/],
  [
    'contains no time of day and no delay: they are parameters, from business.ts',
    /\d[ \u00a0](?:[AP]M|h|hours?|heures?(?![ \u00a0]sur)|minutes?|business days?|jours ouvrables)(?!\p{L})/u,
  ],
];

test.each(inEnglish)('each text has the same parameters in both languages: %s', (section, dictionary) => {
  const named = (texts: Dictionary = {}) => Object.entries(texts).map(([key, text]) => `${key}: ${parametersOf(key, text).join(', ')}`);
  const english = named(dictionary);
  expect(named(new Map(inFrench).get(section)).filter((line) => !english.includes(line))).toEqual([]);
});

describe.each([
  ...inEnglish.map(([section, dictionary]) => ({ section: `English, ${section}`, dictionary, rules: englishRules })),
  ...inFrench.map(([section, dictionary]) => ({ section: `French, ${section}`, dictionary, rules: frenchRules })),
])('$section', ({ dictionary, rules }) => {
  test.each([...everyText, ...bothLanguages, ...rules])('%s', (_rule, broken) => {
    const matching = Object.entries(dictionary).filter(([, text]) => broken.test(text));
    expect(matching.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
