import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openStore } from '../../server/database.ts';
import { duplicate, type FormInTab, formInTab, rowsOf, testedForms } from './formInTab.ts';
import { formNames, required } from './form.ts';
import { type ServerProcess, startProcess } from './hosts.ts';
import { ENTRY, expect, hold, test } from './site.ts';

// Faults on the way from a form to its table, in both forms: each lead must be stored exactly once.
// UNO_TIMES=20 repeats each that often.

interface Fault {
  readonly what: string;
  /** Runs before the form is opened and filled in. */
  readonly before?: (tab: FormInTab) => Promise<unknown>;
  /** Causes the fault, then does what a person would do, until the thanks appear. */
  readonly run: (tab: FormInTab) => Promise<void>;
  /** The name in a second row, if the fault stores one too. */
  readonly besides?: string;
  /** Runs in `.ci/run` only. */
  readonly long?: true;
  readonly javaScript?: false;
}

const DAY_MS = 86_400_000;

/** Sends after three seconds by the monotonic clock, so that the form does not count as spam. */
async function sendAfterThreeSeconds({ page, sendAndStore }: FormInTab): Promise<void> {
  await page.waitForFunction(() => performance.now() > 3000);
  await sendAndStore();
}

/** The faults between a form and its table. */
const faults: readonly Fault[] = [
  {
    what: 'the server is silent for 10 s',
    long: true,
    async run({ page, store, sendAndStore }) {
      await page.route(store, async (route) => {
        await after(10_000);
        await route.continue();
      });
      await sendAndStore();
    },
  },
  {
    what: 'the page is reloaded after the row is stored and before the response arrives',
    async run({ page, store, send, expectKept, sendAndStore }) {
      const { promise: stored, resolve } = Promise.withResolvers<void>();
      // The row is stored, but the request gets no response.
      await page.route(store, async (route) => {
        await route.fetch();
        resolve();
      }, { times: 1 });
      await send.click();
      await stored;
      await page.reload();
      await expectKept();
      await sendAndStore();
    },
  },
  {
    what: 'two tabs send different answers at once',
    long: true,
    besides: 'Camille Roy',
    async run(tab) {
      const other = await duplicate(tab);
      await other.fillIn({ name: 'Camille Roy', email: 'camille@example.com' });
      const release = await Promise.all([tab, other].map(({ page, store }) => hold(page, store)));
      for (const { send } of [other, tab]) await send.click();
      for (const go of release) go();
      for (const { success } of [other, tab]) await expect(success).toBeFocused();
    },
  },
  {
    what: 'a tab is duplicated while its response is missing, and both send',
    async run(tab) {
      await tab.sendAndLoseResponse();
      await (await duplicate(tab)).sendAndStore();
      await tab.tryAgainAndStore();
    },
  },
  {
    what: 'a tab is duplicated before anything is sent, and both send',
    async run(tab) {
      await (await duplicate(tab)).sendAndStore();
      await tab.sendAndStore();
    },
  },
  {
    what: 'after a lost response the name is changed, that send fails, and the first name is sent again',
    async run({ page, store, send, errorBox, fillIn, sendAndLoseResponse, sendAndStore }) {
      await sendAndLoseResponse();
      await page.route(store, (route) => route.abort('connectionreset'), { times: 1 });
      await fillIn({ name: 'Alex' });
      await send.click();
      await expect(errorBox).toBeFocused();
      await fillIn({ name: required.name });
      await sendAndStore();
    },
  },
  {
    what: 'the page is reloaded, edited, and reloaded before its code has come, while the response is missing',
    async run({ page, field, expectKept, sendAndLoseResponse, sendAndStore }) {
      await sendAndLoseResponse();
      const release = await hold(page, ENTRY);
      await page.reload();
      await field('name').fill(required.name);
      await page.reload();
      release();
      await expectKept();
      await sendAndStore();
    },
  },
  {
    what: 'the browser discards the tab without any event, and restores it',
    before: ({ page }) =>
      page.addInitScript(() => {
        for (const type of ['beforeunload', 'pagehide', 'unload', 'freeze', 'visibilitychange']) {
          addEventListener(type, (event) => event.stopImmediatePropagation(), true);
        }
      }),
    async run({ page, expectKept, sendAndLoseResponse, sendAndStore }) {
      await sendAndLoseResponse();
      await page.reload();
      await expectKept();
      await sendAndStore();
    },
  },
  {
    what: 'the response is dropped, while the storage is full',
    before: ({ page }) =>
      page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          if (key !== 'uno-opened') throw new DOMException('Full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }),
    async run({ sendAndLoseResponse, tryAgainAndStore }) {
      await sendAndLoseResponse();
      await tryAgainAndStore();
    },
  },
  {
    what: 'the clock is set a day back',
    async run(tab) {
      await tab.page.evaluate((day) => {
        const { now } = Date;
        Date.now = () => now.call(Date) - day;
      }, DAY_MS);
      await sendAfterThreeSeconds(tab);
    },
  },
  {
    what: 'the clock is a day slow from the start',
    before: ({ page }) => page.clock.setSystemTime(Date.now() - DAY_MS),
    run: sendAfterThreeSeconds,
  },
  // release.spec.ts has the script that is missing.
  {
    what: 'no JavaScript, and the response is dropped',
    long: true,
    javaScript: false,
    async run({ page, address, send, success, openAndFill }) {
      await page.route(address, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch({ maxRedirects: 0 });
        await route.abort('connectionreset');
      }, { times: 1 });
      await send.click({ noWaitAfter: true });
      // The browser's own error page.
      await expect(page).toHaveURL('chrome-error://chromewebdata/');
      await page.unroute(address);
      await openAndFill();
      await send.click();
      await expect(success).toBeVisible();
    },
  },
];

const times = Array.from({ length: Number(process.env['UNO_TIMES'] ?? 1) }, (_, at) => at + 1);

for (const [turn, form] of formNames.entries()) {
  const { locale, path, table, row } = testedForms[form];

  for (const [at, { what, before, run, besides, long, javaScript = true }] of faults.entries()) {
    // `npm test` tests each fault in one of the two forms, alternately.
    test.describe(`${path}: ${what}`, { tag: long || at % 2 !== turn ? '@long' : [] }, () => {
      test.use({ locale, javaScriptEnabled: javaScript });
      for (const time of times) {
        test(`one lead is one row, ${time}`, async ({ page, site }) => {
          const tab = formInTab(page, form, site.address + path);
          await before?.(tab);
          await tab.openAndFill();
          await run(tab);
          const rows = await rowsOf(site, form);
          expect(rows.filter(({ name }) => name !== besides)).toEqual([expect.objectContaining(row)]);
          expect(rows).toHaveLength(besides === undefined ? 1 : 2);
        });
      }
    });
  }

  test.describe(`${path}: the server is killed`, { tag: '@long' }, () => {
    test.use({ locale });
    let dataDir: string;
    const started: ServerProcess[] = [];
    const start = async (port?: string) => {
      const server = await startProcess(dataDir, port);
      started.push(server);
      return server;
    };
    test.beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'uno-e2e-'));
    });
    test.afterEach(async () => {
      for (const server of started.splice(0)) await server.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    });

    // During the commit in both forms, and each of the others in one.
    for (const moment of ['during', turn === 0 ? 'before' : 'after'] as const) {
      for (const time of times) {
        test(`${moment} the commit: started again, it stores one row, ${time}`, async ({ page }) => {
          const first = await start();
          const { store, openAndFill, expectKept, send, errorBox, success, tryAgainAndStore } = formInTab(page, form, first.address + path);
          await openAndFill();
          await page.route(store, async (route) => {
            if (moment === 'after') await route.fetch();
            // A little later each time, to cover every millisecond of the insert.
            if (moment === 'during') void after(time).then(() => first.process.kill('SIGKILL'));
            else await first.end('SIGKILL');
            return moment === 'after' ? route.abort('connectionreset') : route.continue();
          }, { times: 1 });
          await send.click();
          await errorBox.or(success).waitFor();
          await first.end('SIGKILL');
          // During the commit, the response may come before the kill.
          if (moment !== 'during' || (await errorBox.isVisible())) {
            await expect(errorBox).toBeFocused();
            await expectKept();
            const second = await start(new URL(first.address).port);
            await tryAgainAndStore();
            await second.end('SIGTERM');
          }
          const database = await openStore({ dataDir, databaseUrl: undefined });
          const rows = await database.transaction((connection) => connection.query(`select * from ${table}`));
          await database.close();
          expect(rows).toEqual([expect.objectContaining(row)]);
        });
      }
    }
  });
}
