import { baseSource, hexOf, schemeOf, type ThemeName, themeSources } from '@uno/tokens';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** Storybook's own look in one of the themes, read from the tokens. */
export function storybookTheme(theme: ThemeName): ThemeVars {
  const source = themeSources[theme];
  return create({
    base: schemeOf(source),
    brandTarget: '_self',
    fontBase: baseSource.font.text.$value.join(', '),
    appBg: hexOf(source, 'paperDeep'),
    appContentBg: hexOf(source, 'paper'),
    appPreviewBg: hexOf(source, 'paper'),
    appHoverBg: hexOf(source, 'glass'),
    appBorderColor: hexOf(source, 'line'),
    appBorderRadius: 0,
    barBg: hexOf(source, 'paper'),
    barTextColor: hexOf(source, 'inkSoft'),
    barHoverColor: hexOf(source, 'brand'),
    barSelectedColor: hexOf(source, 'brand'),
    booleanBg: hexOf(source, 'paperDeep'),
    booleanSelectedBg: hexOf(source, 'clear'),
    buttonBg: hexOf(source, 'paper'),
    buttonBorder: hexOf(source, 'edge'),
    colorPrimary: hexOf(source, 'brand'),
    colorSecondary: hexOf(source, 'brand'),
    inputBg: hexOf(source, 'clear'),
    inputBorder: hexOf(source, 'edge'),
    inputBorderRadius: 0,
    inputTextColor: hexOf(source, 'ink'),
    textColor: hexOf(source, 'ink'),
    textInverseColor: hexOf(source, 'paper'),
    textMutedColor: hexOf(source, 'inkSoft'),
  });
}
