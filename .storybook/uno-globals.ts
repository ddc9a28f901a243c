import { defaultTheme, isThemeName, type ThemeName } from '@uno/tokens';
import { type Locale, locales } from '../site/i18n/locale.ts';
import { type ModeName, modeNames } from './modes/mode-names.ts';

/** The pseudo-language's place in the language toolbar. It is English: `lang` says so. */
export const PSEUDO = 'pseudo';

/** What the toolbars choose. */
export interface UnoGlobals {
  theme: ThemeName;
  locale: Locale;
  /** Whether the English words are shown in the pseudo-language. */
  pseudo: boolean;
  modes: ReadonlySet<ModeName>;
}

const isLocale = (name: unknown): name is Locale => locales.some((known) => known === name);

/** The toolbars' choice, out of what Storybook or the environment holds; what is unknown counts as absent. */
export const unoGlobals = (globals: Readonly<Record<string, unknown>>): UnoGlobals => {
  const { theme, locale } = globals;
  return {
    theme: isThemeName(theme) ? theme : defaultTheme,
    locale: isLocale(locale) ? locale : locales[0],
    pseudo: locale === PSEUDO,
    modes: new Set(modeNames.filter((name) => globals[name] === 'on')),
  };
};
