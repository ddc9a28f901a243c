/** The local storage keys (behaviour.md 2.2). `ThemePicker` stores the theme under `THEME_KEY`. */
export { themeKey as THEME_KEY } from '@uno/tokens/themeScript';
export const LOCALE_KEY = 'uno_locale';

/** The query parameter that chooses a theme (behaviour.md 2.2). */
export const THEME_PARAMETER = 'theme';
