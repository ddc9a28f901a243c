import { themeAttribute, themeKey, type ThemeStorage } from './themeKey.ts';

export type { ThemeStorage };

/** The attribute of a theme picker's root: below it are radios, whose values are names of themes. */
export const THEME_PICKER = 'data-theme-picker';

/** The value of the radio that follows the system: no theme has this name. */
export const SYSTEM_THEME = '';

/**
 * Shows a theme and stores it, for `themeScript` to read before the next page's first paint. `SYSTEM_THEME` removes the stored
 * theme and the attribute: the sheet's rules for documents without one then apply. If storage is blocked (private windows), the
 * theme is shown on this page only.
 */
export function applyTheme(theme: string, { storageKey = themeKey, attribute = themeAttribute }: ThemeStorage = {}): void {
  const root = document.documentElement;
  try {
    if (theme) localStorage.setItem(storageKey, theme);
    else localStorage.removeItem(storageKey);
  } catch {
    // Not reported: the theme is shown, only not remembered.
  }
  if (theme) root.setAttribute(attribute, theme);
  else root.removeAttribute(attribute);
}

/** The document's theme, or `SYSTEM_THEME` if it names none. */
export const themeChoice = ({ attribute = themeAttribute }: ThemeStorage = {}): string => document.documentElement.getAttribute(attribute) ?? SYSTEM_THEME;

/**
 * Checks a radio of the pickers below a node.
 *
 * @param choice the value of the radio. Default: the document's theme
 */
export function checkThemeRadio(within: ParentNode, choice: string | undefined = themeChoice()): void {
  // Sets every radio, because React fires no change event for a radio that it still considers checked.
  for (const radio of within.querySelectorAll<HTMLInputElement>(`[${THEME_PICKER}] input`)) radio.checked = radio.value === choice;
}

/**
 * Applies the theme of a picker's `change`: of a picker itself, or of the document of a page that runs no React.
 *
 * @example addEventListener('change', (event) => handleThemeChange(event, { storageKey: 'ada-theme' }))
 */
export function handleThemeChange({ target }: Event, storage?: ThemeStorage): void {
  if (target instanceof HTMLInputElement && target.closest(`[${THEME_PICKER}]`)) applyTheme(target.value, storage);
}
