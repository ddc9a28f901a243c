/** `textSubtle` as `text-subtle`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A readable name for a CSS variable, without the leading dashes: `color.ink` becomes `uno-color-ink`. */
export const variable = (_: string | null, path: readonly string[]): string => `uno-${path.join('-')}`;

/** CSS values by name. */
export type Values = Readonly<Record<string, string>>;

/** The values of a group as CSS variables: `{ ink: '#000000' }` as `{ '--uno-color-ink': '#000000' }`. */
export const variables = (group: string, values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${variable(null, [group, name])}`, value]));
