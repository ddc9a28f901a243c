import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';
import { vars } from './contract.css.ts';
import { defaultTheme, themeNames } from './names.ts';
import { prove } from './pairs.ts';
import { themeSources } from './source.ts';
import { baseValues, themeValues } from './values.ts';

const { art, stroke, ...base } = vars;

createGlobalTheme(':root', base, baseValues);

for (const theme of themeNames) {
  prove(theme);
  const own = `[data-theme='${theme}']`;
  const selector = theme === defaultTheme ? `:root, ${own}` : own;
  createGlobalTheme(selector, { color, art, stroke }, themeValues(themeSources[theme]));
  globalStyle(selector, { colorScheme: themeSources[theme].$extensions['uno.scheme'] });
}
