export { type ColorName, colorNames } from './colorNames.ts';
export { contrastRatio } from './contrast.ts';
export { type Foreground, type Ground, measure, type Pair, type PairResult, pairs, type PairUse, prove, targetRatio } from './pairs.ts';
export { optionalVariables } from './optionalVariables.ts';
export { defaultTheme, isThemeName, type ThemeName, themeNames } from './names.ts';
export { artHexOf, baseSource, type ContrastLevel, contrastLevelOf, derivedArt, hexOf, type Scheme, schemeOf, type ThemeSource } from './source.ts';
export { themeCss, type ThemeRule, themeRules, themesCss, type ThemeSources } from './themeCss.ts';
export { type ArtName, artNames, type DrawnThemeSource, themeSources } from './themeSources.ts';
