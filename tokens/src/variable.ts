/** `textSubtle` as `text-subtle`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A readable name for a CSS variable, without the leading dashes: `color.inkSoft` becomes `uno-color-ink-soft`. */
export const variable = (_: string | null, path: readonly string[]): string => `uno-${path.map(kebab).join('-')}`;

/**
 * The CSS variable of a token.
 *
 * @example cssVariable('color', 'inkSoft') // --uno-color-ink-soft
 */
export const cssVariable = (...path: readonly string[]): string => `--${variable(null, path)}`;

/** CSS values by name. */
export type Values = Readonly<Record<string, string>>;

/** The values of a group as CSS variables: `{ ink: '#000000' }` as `{ '--uno-color-ink': '#000000' }`. */
export const variables = (group: string, values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [cssVariable(group, name), value]));
