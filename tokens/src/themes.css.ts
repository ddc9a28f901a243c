import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';
import { vars } from './contract.css.ts';
import { defaultTheme, type ThemeName, themeNames } from './names.ts';
import { pairs, prove } from './pairs.ts';
import { schemeOf, themeSources } from './source.ts';
import { baseValues, themeValues } from './values.ts';

const { art, stroke, ...base } = vars;

createGlobalTheme(':root', base, baseValues);

/** The default theme is also that of a root which names none. */
const selectorOf = (theme: ThemeName, unnamed = ':root'): string => `${theme === defaultTheme ? `${unnamed}, ` : ''}[data-theme='${theme}']`;

for (const theme of themeNames) {
  prove(theme);
  createGlobalTheme(selectorOf(theme), { color, art, stroke }, themeValues(themeSources[theme]));
  globalStyle(selectorOf(theme), { colorScheme: schemeOf(theme) });
}

/*
 * In forced-colors mode the system replaces page colours but not those inside an SVG (CSS Color Adjustment 1,
 * `preserve-parent-color`), so dark lines would vanish on a black background. Therefore the interface's colours inside an
 * SVG become `Canvas` or `CanvasText`, and drawings take the colours of a theme with the system's colour scheme.
 */
const isGround = (name: string): boolean => pairs.some(({ background }) => background === name);
const isForeground = (name: string): boolean => pairs.some(({ foreground }) => foreground === name);
const system = (name: string): string => (name === 'paper' || name === 'night' || (isGround(name) && !isForeground(name)) ? 'Canvas' : 'CanvasText');

globalStyle('svg', {
  '@media': { '(forced-colors: active)': { vars: Object.fromEntries(Object.entries(color).map(([name, own]) => [own, system(name)])) } },
});

for (const scheme of ['light', 'dark']) {
  const made = themeNames.find((theme) => schemeOf(theme) === scheme);
  const others = themeNames.filter((theme) => schemeOf(theme) !== scheme);
  if (made === undefined || others.length === 0) continue;
  globalStyle(others.map((theme) => selectorOf(theme, ':root:not([data-theme])')).join(', '), {
    '@media': { [`(forced-colors: active) and (prefers-color-scheme: ${scheme})`]: { vars: assignVars(art, themeValues(themeSources[made]).art) } },
  });
}
