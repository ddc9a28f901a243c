import { themeNames } from '@uno/tokens';
import type { Locale } from '../site/i18n/locale.ts';
import { modeNames, type ModeName, modes } from './modes/mode-names.ts';
import { applyModes } from './modes/modes.ts';
import { PSEUDO, type UnoGlobals } from './uno-globals.ts';

let applied: UnoGlobals | undefined;

/** The last choice that was applied, by a story or by a documentation page. */
export const appliedGlobals = (): UnoGlobals | undefined => applied;

/** Sets theme and language on the document's root element, as the site does, and applies the modes to its style sheets. */
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

/** A mode's button shows a short name, so that the whole toolbar fits on a laptop, and a check mark while it is on. */
const modeToolbar = (name: ModeName) => ({
  description: modes[name].title,
  toolbar: {
    icon: modes[name].icon,
    title: modes[name].short,
    dynamicTitle: false,
    items: [
      { value: 'off', title: `${modes[name].title}: off` },
      { value: 'on', title: `${modes[name].title}: on`, icon: 'check' as const },
    ],
  },
});

/** The toolbars: theme, language, and one for each mode. */
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
