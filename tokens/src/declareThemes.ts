import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeRules, type ThemeSources } from './themeCss.ts';
import { baseValues } from './values.ts';

const { art, stroke, radius, marker, ...base } = vars;

/** Declares what every theme shares. To be called in a sheet. */
export const declareBase = (selector = ':root'): void => createGlobalTheme(selector, base, baseValues);

/** Declares the rules of themes. To be called in a sheet. */
export function declareThemes(themes: ThemeSources, fallback: string): void {
  for (const { selector, media, vars: values, colorScheme } of themeRules(themes, fallback)) {
    const rule = { vars: values, ...(colorScheme && { colorScheme }) };
    globalStyle(selector, media === undefined ? rule : { '@media': { [media]: rule } });
  }
}
