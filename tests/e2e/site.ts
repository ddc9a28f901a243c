import { once } from 'node:events';
import { createServer } from 'node:http';
import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { createApp, type Pages } from '../../server/app.ts';
import { RefusedFormLimit } from '../../server/refused-forms.ts';
import { openPGlite } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { builtSite } from './dist.ts';
import { storeClientOf } from '../storeClient.ts';
import { type Key, words } from './words.ts';

export { expect };

/** Serves the built site, or other pages, with an empty database. */
export async function startSite(dist: string | Pages = builtSite.folder) {
  const database = await openPGlite();
  await migrate(database);
  // The tests of a worker share the server, and refuse more forms a minute than visitors do. `tests/server/unchanged.test.ts` tests the limit.
  const app = createApp({ dist, database, refusedForms: new RefusedFormLimit({ ofAddress: Infinity, ofAll: Infinity }) });
  let known: string | undefined;
  const server = createServer((request, response) => {
    if (known === undefined || known === request.headers['apikey'] || !request.url?.startsWith('/rest/v1/')) return app.emit('request', request, response);
    const refusal = { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' };
    return response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify(refusal));
  });
  const address = await listenOn(server);
  const port = portOf(server);
  const rowsIn = (table: string) => database.transaction((connection) => connection.query(`select * from ${table} order by created_at`));
  const change = (sql: string) => database.transaction((connection) => connection.script(sql));
  return {
    /** `http://127.0.0.1:<port>` */
    address,
    /** Every column of the stored rows, oldest first. */
    requests: () => rowsIn('quote_requests'),
    messages: () => rowsIn('contact_messages'),
    /** Runs SQL as the owner of the tables: a policy, a trigger. The test must undo it. */
    change,
    /** Deletes all requests, messages and counts of the rate limit. */
    empty: () => change('truncate quote_requests, contact_messages, app_private.rate_windows'),
    /** Accepts only this API key, as a hosted project's gateway does; without a key, accepts any. */
    takeOnly: (key?: string) => void (known = key),
    /** Closes the server; resolves once no connection is left. */
    async goDown() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    /** Starts the server again at the same address. */
    async comeUp() {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}

/** The served site and its store. */
export type Site = Awaited<ReturnType<typeof startSite>>;

/** Makes the site believe that the visitor came so many seconds ago: a form sent within three seconds counts as a robot's. */
export const cameEarlier = (context: BrowserContext, seconds: number): Promise<unknown> =>
  context.addInitScript((ago) => {
    const key = 'uno-opened';
    if (ago === 0 || !location.protocol.startsWith('http') || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, String(Date.now() - ago * 1000));
  }, seconds);

/** The fixtures: a server and a store for each worker, emptied before each test; a page that must have no errors, and its parts. */
export const test = base.extend<{ pageErrors: string[]; hereSince: number; parts: ReturnType<typeof on> }, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    // Setting up a database takes long on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await site.empty();
    await use(site.address);
  },
  /** The parts of the page, by their text in the browser's language. */
  parts: ({ page, locale }, use) => use(on(page, locale === 'fr-CA' ? locale : 'en-CA')),
  /** How many seconds ago the visitor came to the site; a form sent within three seconds counts as a robot's. */
  hereSince: [60, { option: true }],
  async context({ context, hereSince }, use) {
    await cameEarlier(context, hereSince);
    await use(context);
  },
  /**
   * Uncaught errors, and console errors and warnings, but not failed requests, which some tests cause on purpose. A test
   * fails if any is left at its end.
   */
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = [];
      context.on('weberror', (error) => pageErrors.push(String(error.error())));
      context.on('console', (message) => {
        const bad = ['error', 'warning'].includes(message.type());
        if (bad && !message.text().startsWith('Failed to load resource')) pageErrors.push(message.text());
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Both languages, with the paths of their pages. */
export const languages = [
  { locale: 'en-CA', prefix: '', home: '/', quote: '/get-quote', contact: '/contact' },
  { locale: 'fr-CA', prefix: '/fr', home: '/fr', quote: '/fr/get-quote', contact: '/fr/contact' },
] as const satisfies readonly { locale: Locale; prefix: string; home: string; quote: string; contact: string }[];

const inLanguage = (language: (typeof languages)[number], tests: (language: (typeof languages)[number]) => void): void =>
  test.describe(language.locale, { tag: `@${language.locale}` }, () => {
    // The browser has the language of the page, so that no language offer appears.
    test.use({ locale: language.locale });
    tests(language);
  });

/**
 * Declares tests for both languages, where words, widths or what is stored differ. `npm test` runs them in French, the
 * longer language; `.ci/run` also in English.
 */
export const inEachLanguage = (tests: (language: (typeof languages)[number]) => void): void => languages.forEach((language) => inLanguage(language, tests));

/** Declares tests of what has nothing to do with words, in the longer language. */
export const inFrench = (tests: (language: (typeof languages)[number]) => void): void => inLanguage(languages[1], tests);

/** Common window sizes. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Waits until the page has been painted. Before, Chromium may ignore the pointer. */
export const untilPainted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Whether React has hydrated the page. */
export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));

/** Waits until React has hydrated the header, in this document or in the one that replaces it. */
export const untilAwake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')));

/** Wakes the page by focusing a button, and waits until its header is hydrated. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = [...document.querySelectorAll<HTMLElement>('header button')].find((button) => button.checkVisibility());
    control?.focus();
    control?.blur();
  });
  await untilAwake(page);
}

/** Holds matching requests. @returns a function that releases them */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The code that wakes a page. */
export const ENTRY = /\/assets\/entry\.client-.*\.js$/;

/** The URL of the store's client. */
export const storeClient = (): RegExp => new RegExp(`${storeClientOf(builtSite.folder)}$`);

/** The URLs that the page requests from now on and that match. */
export function requestsFor(page: Page, url: RegExp): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => void (url.test(request.url()) && requested.push(request.url())));
  return requested;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Finds the parts of a page by their visible text. */
export function on(page: Page, locale: Locale) {
  const say = words[locale];
  /** A control by its label, without the marker and the unit that may follow. */
  const labelled = (role: 'checkbox' | 'radio', key: Key) => page.getByRole(role, { name: new RegExp(`^${escaped(say[key])}(?:\\s*\\(|$)`) });
  const errorBox = page.getByRole('group', { name: say['errors.title'] });
  const banner = page.getByRole('banner');
  const parts = {
    say,
    labelled,
    servicesButton: banner.getByRole('button', { name: say['nav.services'] }),
    servicesPanel: banner.getByRole('link', { name: say['nav.allServices'], exact: true }),
    menuButton: banner.getByRole('button', { name: say['nav.menu'] }),
    menu: page.getByRole('dialog', { name: say['nav.menuTitle'] }),
    send: page.getByRole('button', { name: new RegExp(`^(?:${escaped(say['getQuote.send'])}|${escaped(say['contact.send'])})`) }),
    errorBox,
    /** The error box's sentence, without its title and the fields. */
    failure: errorBox.getByRole('alert').getByRole('paragraph'),
    tryAgain: page.getByRole('button', { name: say['errors.tryAgain'] }),
    diagnostics: {
      button: page.getByRole('main').getByRole('button', { name: say['getQuote.diagnostics'] }),
      panel: page.getByRole('main').locator('details').filter({ has: page.locator('summary', { hasText: say['getQuote.diagnostics'] }) }),
    },
    success: page.getByRole('heading', { name: new RegExp(`^(?:${escaped(say['getQuote.success.title'])}|${escaped(say['contact.success.title'])})$`) }),
  };
  const open = async (button: Locator, opened: Locator) => {
    await button.click();
    await expect(opened).toBeVisible();
  };
  return {
    ...parts,
    openServices: () => open(parts.servicesButton, parts.servicesPanel),
    openMenu: () => open(parts.menuButton, parts.menu),
    /** Sends the form by script, and expects the thanks. */
    async sendAndStore() {
      await parts.send.click();
      await expect(parts.success).toBeFocused();
    },
  };
}
