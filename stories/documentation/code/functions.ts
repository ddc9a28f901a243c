import types from 'virtual:source-types';
import { sourceOf } from './exported.ts';

/** Finds a prop of a component, or a field of a type that a prop names: `['NumberStepper', 'labels', 'increase']`. */
function fieldOf([tag, ...names]: readonly string[]) {
  let at = `${tag}Props`;
  let path = '';
  let found;
  for (const name of names) {
    path = path === '' ? name : `${path}.${name}`;
    found = types[at]?.fields.find((field) => field.name === path);
    const named = /^\w+(?= \| undefined$|$)/.exec(found?.type ?? '')?.[0];
    if (named !== undefined && types[named] !== undefined) [at, path] = [named, ''];
  }
  return found;
}

/** Whether a prop of a component is required. */
export const isNeeded = (tag: string, name: string): boolean => fieldOf([tag, name])?.required === true;

/** The names of a function's parameters, read from its type: `(page: number) => string`. */
function parametersOf(place: readonly string[], count: number): string[] {
  const inExample = new RegExp(`\\b${place.at(-1)}: .*`).exec(sourceOf(place[0] ?? ''))?.[0];
  const [, list = ''] = /\(([^()]*)\) => /.exec(fieldOf(place)?.type ?? inExample ?? '') ?? [];
  const names = [...list.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name);
  return Array.from({ length: count }, (_, at) => names[at] ?? `value${at + 1}`);
}

/** Escapes text for a template literal. */
export const inTemplate = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);

/** Placeholders for the arguments of a function: private-use characters, which no text contains. */
const marks = ['\u{e000}', '\u{e001}'] as const;

type Say = (...given: unknown[]) => unknown;

/** The text of a function, with a mark in place of each argument; undefined if it does more than insert its arguments. */
function sentenceOf(say: Say): string | undefined {
  const said = say(...marks);
  const filled = (given: readonly number[]): string => marks.reduce((text, mark, at) => text.replaceAll(mark, String(given[at])), String(said));
  const holds = [[2, 3], [7, 12]].every((given) => say(...given) === filled(given));
  return typeof said === 'string' && holds ? said : undefined;
}

/** The text of a function that inserts a count, found with the count 7; undefined if other counts give another text. */
function sentenceOfCount(say: Say): string | undefined {
  const said = String(say(7)).replace('7', marks[0]);
  return [2, 12].every((count) => say(count) === said.replace(marks[0], String(count))) ? said : undefined;
}

const filledIn = (said: string, count: number): string => said.replaceAll(marks[0], String(count));

/** The code for the singular, as the first part of a conditional expression. In French, 0 takes the singular too. */
function singularOf(say: Say, said: string, name: string): string {
  const one = String(say(1));
  if (one === filledIn(said, 1)) return '';
  const singular = one.replace('1', marks[0]);
  if (say(0) === filledIn(said, 0)) return `${name} === 1 ? ${JSON.stringify(one)} : `;
  return `${name} < 2 ? ${templateOf(singular, [name])} : `;
}

const templateOf = (said: string, names: readonly string[]): string =>
  `\`${names.reduce((text, name, at) => text.replaceAll(marks[at] ?? '', `\${${name}}`), inTemplate(said))}\``;

/**
 * The source of a function that returns text: `(page) => \`Page ${page}\``. It is found by calling the function, because
 * in a built Storybook its own source is minified.
 *
 * @throws Error if it does more than insert its arguments or choose a plural: then the story needs an `.example.tsx`
 */
export function functionOf(say: Say, place: readonly string[]): string {
  const said = sentenceOf(say) ?? sentenceOfCount(say);
  if (said === undefined) throw new Error(`${place.join('.')} is a function that does more than insert its arguments or choose a plural.`);
  const names = parametersOf(place, marks.filter((mark) => said.includes(mark)).length);
  const [only] = names;
  const singular = names.length === 1 && only !== undefined ? singularOf(say, said, only) : '';
  return `(${names.join(', ')}) => (${singular}${templateOf(said, names)})`;
}
