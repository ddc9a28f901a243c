import { type UnoGlobals, unoGlobals } from './globals.ts';

/** `theme:midnight;locale:fr-CA`, as Storybook writes the toolbars' choice in the address of a page. */
const inAddress = (): Record<string, unknown> =>
  Object.fromEntries(
    (new URLSearchParams(window.location.search).get('globals') ?? '').split(';').map((entry) => entry.split(':')),
  );

/** What the toolbars start with: the environment's choice (the story matrix makes one), else the defaults. */
export const initialGlobals = unoGlobals({
  theme: import.meta.env['STORYBOOK_THEME'],
  locale: import.meta.env['STORYBOOK_LOCALE'],
});

/** What is chosen now, for a page without a story: what the last story left on the root element, else the address's choice. */
export function currentGlobals(): UnoGlobals {
  const { dataset, lang } = document.documentElement;
  const { theme } = dataset;
  return unoGlobals(theme === undefined ? { ...initialGlobals, ...inAddress() } : { theme, locale: lang });
}
