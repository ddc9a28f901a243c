import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeRules, type ThemeSources } from './themeCss.ts';
import { baseValues } from './values.ts';

const { art, stroke, radius, marker, ...base } = vars;

/**
 * Declares what every theme shares: sizes, distances, typefaces and durations. Call it in a `.css.ts` file. `:where` has no
 * specificity, so a theme's typefaces win whichever sheet comes first.
 */
export const declareBase = (): void => createGlobalTheme(':where(:root)', base, baseValues);

/** Declares the rules of themes. Call it in a `.css.ts` file. */
export function declareThemes(themes: ThemeSources, fallback: string): void {
  for (const { selector, media, vars: values, colorScheme } of themeRules(themes, fallback)) {
    const rule = { vars: values, ...(colorScheme && { colorScheme }) };
    globalStyle(selector, media === undefined ? rule : { '@media': { [media]: rule } });
  }
}
