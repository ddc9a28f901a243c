import { themeKey } from './themeKey.ts';

/** The attribute of a theme picker's root: below it are radios, whose values are names of themes. */
export const THEME_PICKER = 'data-theme-picker';

/**
 * Shows a theme and stores it, for `themeScript` to read before the next page's first paint. Where storage is refused
 * (private windows) the theme shows all the same, and lasts for this page.
 */
export function applyTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Nobody is told that it can't be remembered: nothing is lost.
  }
}

/**
 * Checks the theme that the document has, in the picker below a node.
 *
 * @param unnamed the theme of a document that names none
 */
export function checkThemeRadio(within: ParentNode, unnamed?: string): void {
  const { theme = unnamed } = document.documentElement.dataset;
  // Each is set, not the new one alone: React does not hear of a choice whose radio it still believes checked.
  for (const radio of within.querySelectorAll<HTMLInputElement>(`[${THEME_PICKER}] [type=radio]`)) radio.checked = radio.value === theme;
}

/** Listens to `change`: of a picker itself, or of the document of a page that runs no React. */
export function handleThemeChange({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.closest(`[${THEME_PICKER}]`)) applyTheme(target.value);
}
