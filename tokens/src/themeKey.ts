/**
 * The key under which `ThemePicker` of `@uno/ui` stores the chosen theme, in `localStorage`. It has a module of its own
 * so that the inline script of each page can import it without the list of themes.
 */
export const themeKey = 'uno-theme';
