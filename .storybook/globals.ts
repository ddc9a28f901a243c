import { themeNames } from '@uno/tokens';
import type { Locale } from '../site/i18n/locale.ts';
import { modeNames, type ModeName, modes } from './modes/mode-names.ts';
import { applyModes } from './modes/modes.ts';
import { PSEUDO, type UnoGlobals } from './uno-globals.ts';

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
