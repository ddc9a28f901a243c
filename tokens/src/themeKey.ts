/**
 * The key under which `ThemePicker` of `@uno/ui` stores the chosen theme, in `localStorage`. It has a module of its own
 * so that the inline script of each page can import it without the list of themes.
 */
export const themeKey = 'uno-theme';

/** The attribute that names a theme. */
export const themeAttribute = 'data-theme';

/** Where the choice of a theme is kept. `themeScript` and each picker of a page must have the same. */
export interface ThemeStorage {
  /** The key in `localStorage`. Default: `uno-theme`. */
  readonly storageKey?: string | undefined;
  /** The attribute that names the theme, as in `themesCss`. Default: `data-theme`. */
  readonly attribute?: string | undefined;
}
