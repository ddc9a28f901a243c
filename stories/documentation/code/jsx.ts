import { functionOf, inTemplate, isNeeded } from './functions.ts';
import { addressFor } from './pictures.tsx';
import { Pieces, type WrittenElement } from './unfold.tsx';

/** A text as a string literal. */
const quoted = (text: string): string => JSON.stringify(text);

/** Text between tags. Text that JSX would change becomes an expression. */
const textOf = (text: string): string => (/[{}<>\n\t]|&#?\w+;|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text);

const flat = ({ list }: Pieces): (string | WrittenElement)[] => list.flatMap((piece) => (piece instanceof Pieces ? flat(piece) : [piece]));

/** The parts in order, with neighbouring texts joined. */
function joined(pieces: Pieces): (string | WrittenElement)[] {
  const all: (string | WrittenElement)[] = [];
  for (const piece of flat(pieces)) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else if (piece !== '') all.push(piece);
  }
  return all;
}

/** Text between two elements. Spaces at its ends become expressions, because JSX would drop them. */
const inner = (piece: string): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? [];
  return [before, words, after].map((part) => (part === '' ? '' : part === words ? textOf(part) : `{${quoted(part)}}`)).join('');
};

/** The children of an element. */
export const childrenOf = (pieces: Pieces): string =>
  joined(pieces)
    .map((piece) => (typeof piece === 'string' ? inner(piece) : elementOf(piece)))
    .join('');

/** A React node as an expression. */
export function expressionOf(pieces: Pieces): string {
  const all = joined(pieces);
  const [only] = all;
  if (all.length === 0 || only === undefined) return 'null';
  if (all.length > 1) return `<>${childrenOf(pieces)}</>`;
  return typeof only === 'string' ? quoted(only) : elementOf(only);
}

/** The path of a value: its component, its prop, and the fields that lead to it. */
type Place = readonly [tag: string, ...names: string[]];

function valueOf(value: unknown, place: Place): string | undefined {
  if (value === undefined) return undefined;
  if (value instanceof Pieces) return expressionOf(value);
  if (typeof value === 'function') return functionOf((...given) => Reflect.apply(value, undefined, given), place);
  if (Array.isArray(value)) return `[${value.map((one: unknown) => valueOf(one, place) ?? 'undefined').join(', ')}]`;
  if (typeof value === 'string' && value.includes('\n')) return `\`${inTemplate(value)}\``;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([name, one]) => {
    const text = valueOf(one, [...place, name]);
    return text === undefined ? [] : [`${quoted(name)}: ${text}`];
  });
  return `{ ${fields.join(', ')} }`;
}

function attributeOf(tag: string, name: string, value: unknown): string {
  // `data-asleep` is for the site's loader, so a reader does not need it.
  if (value === undefined || name === 'ref' || name === 'data-asleep') return '';
  if (value === true) return ` ${name}`;
  if (name === 'src' && typeof value === 'string') return ` src="${addressFor(value)}"`;
  // A story's handler is left out, or empty if the component requires one.
  if (typeof value === 'function' && /^on[A-Z]/.test(name)) return isNeeded(tag, name) ? ` ${name}={() => {}}` : '';
  if (typeof value === 'string' && !/["&\n]/.test(value)) return ` ${name}="${value}"`;
  return ` ${name}={${valueOf(value, [tag, name]) ?? 'undefined'}}`;
}

/** An element as JSX, on one line. */
function elementOf({ tag, props, children }: WrittenElement): string {
  const attributes = Object.entries(props).map(([name, value]) => attributeOf(tag, name, value));
  const content = childrenOf(children);
  return content === '' ? `<${tag}${attributes.join('')} />` : `<${tag}${attributes.join('')}>${content}</${tag}>`;
}

/** All elements of a tree, including those in props. */
export function* elementsIn(value: unknown): Generator<WrittenElement> {
  if (value instanceof Pieces) {
    for (const piece of flat(value)) {
      if (typeof piece === 'string') continue;
      yield piece;
      yield* elementsIn(piece.children);
      yield* elementsIn(piece.props);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) yield* elementsIn(one);
  }
}
