/** A value read from a theme, or a sentence that says what is wrong with it. */
export type ReadResult<Value> = { readonly value: Value } | { readonly problem: string };

/** Groups, and tokens in them. */
export type TokenTree = Readonly<Record<string, unknown>>;

/** Whether a value is an object or an array. */
export const isObject = (value: unknown): value is TokenTree => typeof value === 'object' && value !== null;

/** Whether a value is a token: an object with a `$value`. */
export const isToken = (value: unknown): value is TokenTree => isObject(value) && '$value' in value;

/** The names in a group, without those of DTCG itself (`$type`, `$description`). */
export const namesIn = (group: unknown): readonly string[] => (isObject(group) ? Object.keys(group).filter((name) => !name.startsWith('$')) : []);

/** A value as an error shows it. */
export const quoted = (value: unknown): string => `“${typeof value === 'string' ? value : JSON.stringify(value)}”`;

const ALIAS = /^\{([^{}]+)\}$/;

/** The token of a path, such as `color.ink`. */
export const tokenAt = (tree: TokenTree, path: string): unknown => path.split('.').reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), tree);

/** A value without aliases, and the path of the token that has it. */
export interface Resolved {
  readonly value: unknown;
  readonly path: string;
}

/**
 * Follows the aliases in a value, also those inside an object or a list.
 *
 * @param path the token that has the value
 */
export function resolveAliases(tree: TokenTree, path: string, value: unknown, passed: readonly string[] = [path]): ReadResult<Resolved> {
  const target = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
  if (target !== undefined) {
    const kind = target.startsWith('color.') || path.startsWith('color.') ? ['colours', '{color.ink}', 'hex'] : ['tokens', '{space.x4}', 'value'];
    if (passed.includes(target)) return { problem: `${target} is an alias of itself (${[...passed, target].join(' → ')}). Give one of them a ${kind[2]}.` };
    const token = tokenAt(tree, target);
    if (!isToken(token)) return { problem: `${path} is an alias of ${quoted(value)}, which the theme does not have. Name one of its ${kind[0]}, such as "${kind[1]}".` };
    return resolveAliases(tree, target, token['$value'], [...passed, target]);
  }
  if (!isObject(value)) return { value: { value, path } };
  const entries: (readonly [string, unknown])[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const read = resolveAliases(tree, path, inner, passed);
    if ('problem' in read) return read;
    entries.push([key, read.value.value]);
  }
  return { value: { value: Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries), path } };
}
