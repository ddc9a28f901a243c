/** Selects subjects for `--only`. */
import { langOf } from '../../site/i18n/locale.ts';
import type { Subject } from './subjects.ts';

/** The properties of a subject that `--only` and the filters can select by. No two properties share a value. */
export const dimensions = {
  page: ({ page }) => page.name,
  state: ({ state }) => state,
  width: ({ width }) => String(width),
  theme: ({ theme }) => theme,
  language: ({ locale }) => langOf(locale),
} as const satisfies Record<string, (subject: Subject) => string>;

/** The existing values of each property. */
export const valuesOf = (subjects: readonly Subject[]): [name: string, values: string[]][] =>
  Object.entries(dimensions).map(([name, read]) => [name, [...new Set(subjects.map(read))]]);

const escapeRegExp = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches a value: the same word in any case; `*` stands for any letters. */
const matcher = (pattern: string) => {
  const expression = new RegExp(`^${escapeRegExp(pattern).replaceAll('*', '.*')}$`, 'i');
  return (value: string) => expression.test(value);
};

/**
 * The subjects that match one pattern of each property with patterns: `home`, `360`, `768` and `midnight` select the
 * home page at two widths in one theme. Without patterns: all subjects.
 *
 * @throws when a pattern matches nothing, or no subject matches all of them
 */
export function choose(subjects: readonly Subject[], patterns: readonly string[]): readonly Subject[] {
  const known = valuesOf(subjects);
  const unknown = patterns.find((pattern) => known.every(([, values]) => !values.some(matcher(pattern))));
  if (unknown !== undefined) {
    const words = known.map(([name, values]) => `${name} (${values.join(', ')})`).join(', ');
    throw new Error(`--only ${unknown} matches no picture: give a ${words}.`);
  }
  const asked = Object.values(dimensions).map((read, at) => {
    const matchers = patterns.map(matcher).filter((matches) => known[at]?.[1].some(matches));
    return (subject: Subject) => matchers.length === 0 || matchers.some((matches) => matches(read(subject)));
  });
  const chosen = subjects.filter((subject) => asked.every((isAsked) => isAsked(subject)));
  if (chosen.length === 0) {
    throw new Error(`No picture matches --only ${patterns.join(' --only ')} together: leave one out, or see the widths and themes of each state in scripts/shots/subjects.ts.`);
  }
  return chosen;
}
