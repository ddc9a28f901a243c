import { defaultTheme, isThemeName, type ThemeName } from '@uno/tokens';
import { type Locale, locales } from '../site/i18n/locale.ts';
import { type ModeName, modeNames } from './modes/mode-names.ts';

/** The pseudo-language's value in the language toolbar. Its `lang` is English. */
export const PSEUDO = 'pseudo';

/** The choices of the toolbars. */
export interface UnoGlobals {
  theme: ThemeName;
  locale: Locale;
  /** Whether the English words are shown in the pseudo-language. */
  pseudo: boolean;
  modes: ReadonlySet<ModeName>;
}

const isLocale = (name: unknown): name is Locale => locales.some((known) => known === name);

/** Parses the choices of the toolbars from Storybook's globals or the environment; an unknown value becomes the default. */
export const unoGlobals = (globals: Readonly<Record<string, unknown>>): UnoGlobals => {
  const { theme, locale } = globals;
  return {
    theme: isThemeName(theme) ? theme : defaultTheme,
    locale: isLocale(locale) ? locale : locales[0],
    pseudo: locale === PSEUDO,
    modes: new Set(modeNames.filter((name) => globals[name] === 'on')),
  };
};
