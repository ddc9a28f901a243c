export { cssVariable } from './variable.ts';

/** Every theme's name, the default first. */
export const themeNames = ['evergreen', 'harbour', 'brick', 'midnight', 'contrast'] as const;

/** The name of a theme: a value of `data-theme`. */
export type ThemeName = (typeof themeNames)[number];

/** The theme of visitors who have not chosen one. */
export const defaultTheme: ThemeName = themeNames[0];

/** Whether a value from outside, such as a URL or `localStorage`, is the name of a theme. */
export const isThemeName = (name: unknown): name is ThemeName => themeNames.some((known) => known === name);
