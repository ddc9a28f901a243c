/** A readable name for a CSS variable, without its dashes: `color.ink` is `uno-color-ink`. */
export const variable = (_: string | null, path: readonly string[]): string => `uno-${path.join('-')}`;
