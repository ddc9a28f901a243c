import { defaultTheme, isThemeName, type ThemeName, themeNames } from '@uno/tokens';
import { type Locale, locales } from '../site/src/i18n/locale.ts';

/** What the toolbars choose. */
export interface UnoGlobals {
  theme: ThemeName;
  locale: Locale;
}

const isLocale = (name: unknown): name is Locale => locales.some((known) => known === name);

/** The toolbars' choice, out of what Storybook or the environment holds; what is unknown counts as absent. */
export const unoGlobals = ({ theme, locale }: Readonly<Record<string, unknown>>): UnoGlobals => ({
  theme: isThemeName(theme) ? theme : defaultTheme,
  locale: isLocale(locale) ? locale : locales[0],
});

/** Puts the choice where the site has it: on the document's root element. */
export function applyGlobals({ theme, locale }: UnoGlobals): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = locale;
}

/** The two toolbars. */
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
      items: locales.map((value) => ({ value, title: value === 'en-CA' ? 'English' : 'Français' })),
    },
  },
};
