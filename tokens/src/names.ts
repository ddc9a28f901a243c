/** Every theme's name, the default first. */
export const themeNames = ['evergreen', 'harbour', 'brick', 'midnight', 'contrast'] as const;

/** The name of a theme: what `data-theme` carries. */
export type ThemeName = (typeof themeNames)[number];

/** The theme of a visitor who chose none. */
export const defaultTheme: ThemeName = themeNames[0];

/** Whether a value from outside, such as a URL or `localStorage`, is the name of a theme. */
export const isThemeName = (name: unknown): name is ThemeName => themeNames.some((known) => known === name);
