/**
 * The rules of axe that a theme can break. Themes differ in the values of custom properties alone (`tests/html/themes.ts`
 * holds the built sheets to that), so only what measures a colour or a size can differ from one theme to the next.
 */
export const THEME_RULES: readonly string[] = ['color-contrast', 'link-in-text-block', 'target-size'];
