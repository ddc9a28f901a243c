/**
 * The oldest browsers that the site's scripts run in: those of early 2023. An older one shows every page and posts both
 * forms without scripts. What reads this: the build (which syntax it may write), and the test that runs the built site
 * without the features that came later (`tests/e2e/old-browsers.spec.ts`). `tsconfig.browser.json` refuses newer
 * built-ins where they are written; its `lib` is the newest edition of ECMAScript that all of these have.
 */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 16.4, ios: 16.4 } as const;

/** The same as Vite takes it: `chrome109`. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);
