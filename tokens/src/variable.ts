/** A readable name for a CSS variable, without the leading dashes: `color.ink` becomes `uno-color-ink`. */
export const variable = (_: string | null, path: readonly string[]): string => `uno-${path.join('-')}`;
