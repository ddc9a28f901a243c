export { contrastRatio, luminance } from './contrast.ts';
export { type Foreground, type Ground, measure, type Pair, type PairResult, pairs, type PairUse, prove, targetRatio } from './pairs.ts';
export { defaultTheme, isThemeName, type ThemeName, themeNames } from './names.ts';
export { type ArtName, baseSource, type ColorName, hexOf, schemeOf, type ThemeSource, themeSources } from './source.ts';
