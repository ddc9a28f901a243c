/** Browser storage keys (spec §9). */
export const THEME_KEY = 'uno-theme';
export const LOCALE_KEY = 'uno_locale';

/** The query parameter that chooses a theme (spec §9). */
export const THEME_PARAMETER = 'theme';
