import { baseSource, hexOf, schemeOf, type ThemeName } from '@uno/tokens';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { company } from '../site/company/facts.ts';

/** Storybook's own look in one of the themes, read from the tokens. */
export function storybookTheme(theme: ThemeName): ThemeVars {
  return create({
    base: schemeOf(theme),
    brandTitle: `${company.name} · Design system`,
    brandTarget: '_self',
    fontBase: baseSource.font.text.$value.join(', '),
    appBg: hexOf(theme, 'paperDeep'),
    appContentBg: hexOf(theme, 'paper'),
    appPreviewBg: hexOf(theme, 'paper'),
    appHoverBg: hexOf(theme, 'glass'),
    appBorderColor: hexOf(theme, 'line'),
    appBorderRadius: 0,
    barBg: hexOf(theme, 'paper'),
    barTextColor: hexOf(theme, 'inkSoft'),
    barHoverColor: hexOf(theme, 'brand'),
    barSelectedColor: hexOf(theme, 'brand'),
    booleanBg: hexOf(theme, 'paperDeep'),
    booleanSelectedBg: hexOf(theme, 'clear'),
    buttonBg: hexOf(theme, 'paper'),
    buttonBorder: hexOf(theme, 'edge'),
    colorPrimary: hexOf(theme, 'brand'),
    colorSecondary: hexOf(theme, 'brand'),
    inputBg: hexOf(theme, 'clear'),
    inputBorder: hexOf(theme, 'edge'),
    inputBorderRadius: 0,
    inputTextColor: hexOf(theme, 'ink'),
    textColor: hexOf(theme, 'ink'),
    textInverseColor: hexOf(theme, 'paper'),
    textMutedColor: hexOf(theme, 'inkSoft'),
  });
}
