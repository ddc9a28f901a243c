import { themeKey } from './themeKey.ts';

/** The attribute of a theme picker's root: below it are radios, whose values are names of themes. */
export const THEME_PICKER = 'data-theme-picker';

/** The value of the radio that follows the system: no theme has this name. */
export const SYSTEM_THEME = '';

/**
 * Shows a theme and stores it, for `themeScript` to read before the next page's first paint. `SYSTEM_THEME` removes the
 * stored theme: the `themeScript` of the page, which must have its option `system`, then shows the system's theme again. If
 * storage is blocked (private windows), the theme is shown on this page only.
 */
export function applyTheme(theme: string): void {
  const { dataset } = document.documentElement;
  try {
    if (theme) localStorage.setItem(themeKey, theme);
    else localStorage.removeItem(themeKey);
  } catch {
    // Not reported: the theme is shown, only not remembered.
  }
  delete dataset['systemTheme'];
  if (theme) dataset['theme'] = theme;
  else dispatchEvent(new Event(themeKey));
}

/** The visitor's choice: a theme, or `SYSTEM_THEME` while `themeScript` follows the system. Undefined if the document has no theme. */
export function themeChoice(): string | undefined {
  const { theme, systemTheme } = document.documentElement.dataset;
  return theme !== undefined && theme === systemTheme ? SYSTEM_THEME : theme;
}

/**
 * Checks a radio of the picker below a node.
 *
 * @param choice the value of the radio. Default: the document's theme. If the picker can follow the system, pass `themeChoice()`
 */
export function checkThemeRadio(within: ParentNode, choice: string | undefined = document.documentElement.dataset['theme']): void {
  // Sets every radio, because React fires no change event for a radio that it still considers checked.
  for (const radio of within.querySelectorAll<HTMLInputElement>(`[${THEME_PICKER}] input`)) radio.checked = radio.value === choice;
}

/** Listens to `change`: of a picker itself, or of the document of a page that runs no React. */
export function handleThemeChange({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.closest(`[${THEME_PICKER}]`)) applyTheme(target.value);
}
