import types from 'virtual:source-types';
import { sourceOf } from './exported.ts';

/** A field of the props of a component, or of what they name: `['NumberStepper', 'labels', 'increase']`. */
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

/** Whether a component can't be written without this prop. */
export const isNeeded = (tag: string, name: string): boolean => fieldOf([tag, name])?.required === true;

/** The names of a function's parameters, as its type says them: `(page: number) => string`. */
function parametersOf(place: readonly string[], count: number): string[] {
  const inExample = new RegExp(`\\b${place.at(-1)}: .*`).exec(sourceOf(place[0] ?? ''))?.[0];
  const [, list = ''] = /\(([^()]*)\) => /.exec(fieldOf(place)?.type ?? inExample ?? '') ?? [];
  const names = [...list.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name);
  return Array.from({ length: count }, (_, at) => names[at] ?? `value${at + 1}`);
}

/** Text as it stands in a template literal. */
export const inTemplate = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);

/** Each mark stands for a parameter; no words hold one. */
const marks = ['\u{e000}', '\u{e001}'] as const;

type Say = (...given: unknown[]) => unknown;

/** What a function says, with marks where it puts its parameters; undefined when it does more than that. */
function sentenceOf(say: Say): string | undefined {
  const said = say(...marks);
  const filled = (given: readonly number[]): string => marks.reduce((text, mark, at) => text.replaceAll(mark, String(given[at])), String(said));
  const holds = [[2, 3], [7, 12]].every((given) => say(...given) === filled(given));
  return typeof said === 'string' && holds ? said : undefined;
}

/** The same of a function that counts: what it says of seven. */
function sentenceOfCount(say: Say): string | undefined {
  const said = String(say(7)).replace('7', marks[0]);
  return [2, 12].every((count) => say(count) === said.replace(marks[0], String(count))) ? said : undefined;
}

const filledIn = (said: string, count: number): string => said.replaceAll(marks[0], String(count));

/** What a function says of one thing, as a choice before the rest; French counts nothing as one. */
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
 * How a function of words is written: `(page) => \`Page ${page}\``. What it says is asked for, since its source is not
 * what was written once Storybook is built.
 *
 * @throws Error when it does more than put its parameters into words, or count: then the story needs a module of its own
 */
export function functionOf(say: Say, place: readonly string[]): string {
  const said = sentenceOf(say) ?? sentenceOfCount(say);
  if (said === undefined) throw new Error(`${place.join('.')} is a function that does more than say its parameters.`);
  const names = parametersOf(place, marks.filter((mark) => said.includes(mark)).length);
  const [only] = names;
  const singular = names.length === 1 && only !== undefined ? singularOf(say, said, only) : '';
  return `(${names.join(', ')}) => (${singular}${templateOf(said, names)})`;
}
