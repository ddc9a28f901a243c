/**
 * The key under which `ThemePicker` of `@uno/ui` stores the chosen theme, in `localStorage`. It stands alone: the script
 * that every page carries needs it, and no list of themes.
 */
export const themeKey = 'uno-theme';
