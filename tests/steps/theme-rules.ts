/**
 * The rules of axe that a theme can break: those that measure colours. Themes differ only in the values of custom properties
 * (`tests/html/heads.ts` checks that of the built sheets): colours, and the thickness of lines.
 */
export const THEME_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];
