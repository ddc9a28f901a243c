/**
 * The oldest browsers that run the site's scripts, all released in 2023. Older ones show every page and post both forms
 * without scripts. The build uses this list for its syntax target, and `tests/e2e/old-browsers.spec.ts` runs the built site
 * without newer features. `tsconfig.browser.json` rejects newer built-ins of ECMAScript: its `lib` is the newest edition
 * that all of these browsers support. It does not limit the DOM's.
 */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 16.4, ios: 16.4 } as const;

/** The same in Vite's format: `chrome109`. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);
