export { contrastRatio, luminance } from './contrast.ts';
export { measure, type Pair, type PairResult, type PairUse, pairs, target } from './pairs.ts';
export { defaultTheme, isThemeName, type ThemeName, themeNames } from './names.ts';
export { type ArtName, baseSource, type ColorName, hexOf, type ThemeSource, themeSources } from './source.ts';
