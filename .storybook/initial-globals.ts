import { appliedGlobals } from './globals.ts';
import { modeNames } from './modes/mode-names.ts';
import { type UnoGlobals, unoGlobals } from './uno-globals.ts';

/** `theme:midnight;locale:fr-CA`, as Storybook writes the toolbars' choice in the address of a page. */
const inAddress = (): Record<string, unknown> =>
  Object.fromEntries(
    (new URLSearchParams(window.location.search).get('globals') ?? '').split(';').map((entry) => entry.split(':')),
  );

/** A story in a frame of a documentation page: what that page shows. Elsewhere the root around it names no theme. */
const around = window.frameElement?.ownerDocument.documentElement;

const start = unoGlobals(
  around?.dataset['theme'] === undefined
    ? { theme: import.meta.env['STORYBOOK_THEME'], locale: import.meta.env['STORYBOOK_LOCALE'] }
    : { theme: around.dataset['theme'], locale: around.lang },
);

/** What the toolbars start with: that of the page around, the environment's choice (the story matrix makes one), else the defaults; no mode. */
export const initialGlobals: Readonly<Record<string, string>> = {
  theme: start.theme,
  locale: start.locale,
  ...Object.fromEntries(modeNames.map((name) => [name, 'off'])),
};

/** What is chosen now, for a page without a story: what was applied last, else the address's choice. */
export const currentGlobals = (): UnoGlobals => appliedGlobals() ?? unoGlobals({ ...initialGlobals, ...inAddress() });
