import { appliedGlobals } from './globals.ts';
import { modeNames } from './modes/mode-names.ts';
import { type UnoGlobals, unoGlobals } from './uno-globals.ts';

/** The toolbars' choice in the page's URL, which Storybook writes as `theme:midnight;locale:fr-CA`. */
const globalsInUrl = (): Record<string, unknown> =>
  Object.fromEntries(
    (new URLSearchParams(window.location.search).get('globals') ?? '').split(';').map((entry) => entry.split(':')),
  );

/** The root element of the documentation page whose frame shows this story. Elsewhere it has no `data-theme`. */
const parentRoot = window.frameElement?.ownerDocument.documentElement;

const start = unoGlobals(
  parentRoot?.dataset['theme'] === undefined
    ? { theme: import.meta.env['STORYBOOK_THEME'], locale: import.meta.env['STORYBOOK_LOCALE'] }
    : { theme: parentRoot.dataset['theme'], locale: parentRoot.lang },
);

/** The initial values of the toolbars: those of the page around the frame, else of the environment (the story matrix sets it), else the defaults. All modes are off. */
export const initialGlobals: Readonly<Record<string, string>> = {
  theme: start.theme,
  locale: start.locale,
  ...Object.fromEntries(modeNames.map((name) => [name, 'off'])),
};

/** The current choice, for a page without a story: the one applied last, else the one in the URL. */
export const currentGlobals = (): UnoGlobals => appliedGlobals() ?? unoGlobals({ ...initialGlobals, ...globalsInUrl() });
