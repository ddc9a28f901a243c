import { defaultTheme, isThemeName, type ThemeName, themeNames } from '@uno/tokens';
import { type Locale, locales } from '../site/src/i18n/locale.ts';
import { applyModes, type ModeName, modeNames, modes } from './modes/modes.ts';

/** The pseudo-language's place in the language toolbar. It is English: `lang` says so. */
const PSEUDO = 'pseudo';

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

let applied: UnoGlobals | undefined;

/** The last choice that was applied, by a story or by a page of documentation. */
export const appliedGlobals = (): UnoGlobals | undefined => applied;

/** Puts the choice where the site has it: on the document's root element; and the modes into its style sheets. */
export function applyGlobals(chosen: UnoGlobals): void {
  applied = chosen;
  document.documentElement.dataset['theme'] = chosen.theme;
  document.documentElement.lang = chosen.locale;
  applyModes(chosen.modes);
}

const languageNames: Readonly<Record<Locale | typeof PSEUDO, string>> = {
  'en-CA': 'English',
  'fr-CA': 'Français',
  [PSEUDO]: 'Pseudo',
};

/** While a mode is off, the bar shows its icon alone: what follows in the bar is then in sight on a laptop too. */
const modeToolbar = (name: ModeName) => ({
  description: modes[name].title,
  toolbar: {
    icon: modes[name].icon,
    items: [{ value: 'off' }, { value: 'on', title: modes[name].title }],
  },
});

/** The toolbars: theme, language, and one a mode. */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush' as const,
      dynamicTitle: true,
      items: themeNames.map((value) => ({ value, title: `${value.charAt(0).toUpperCase()}${value.slice(1)}` })),
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
    },
  },
  ...Object.fromEntries(modeNames.map((name) => [name, modeToolbar(name)])),
};
