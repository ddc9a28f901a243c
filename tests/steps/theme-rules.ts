/**
 * The rules of axe that a theme can break. Themes differ in the values of custom properties alone (`tests/html/themes.ts`
 * holds the built sheets to that): colours, and the thickness of lines. So only what measures colours can differ.
 */
export const THEME_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];
