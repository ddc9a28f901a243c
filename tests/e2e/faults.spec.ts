import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openStore, type Row } from '../../site/server/database.ts';
import type { FormName } from '../../site/src/leads/errors.ts';
import { type Answers, control, fill, question, questionRow, required, requiredRow } from './form.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { ENTRY, expect, hold, languages, on, type Site, test, wake } from './site.ts';

// What can go wrong on the way from a form to its table, in both forms: each lead is stored, and stored once.
// UNO_TIMES=20 tries each that often.

const TIMES = Number(process.env['UNO_TIMES'] ?? 1);

interface Place {
  readonly page: Page;
  readonly site: Site;
  /** Where the form is. */
  readonly address: string;
  readonly form: FormName;
  /** The form's table, as the page asks for it. */
  readonly store: RegExp;
  /** 1 at the first time. */
  readonly time: number;
}

interface Fault {
  readonly what: string;
  /** What brings it about, and what a person then does. It ends on the thanks. */
  readonly run: (place: Place) => Promise<void>;
  /** Whose row is stored besides: the name in it. */
  readonly besides?: string;
  /** Left to `UNO_EVERYWHERE`. */
  readonly long?: true;
  readonly javaScript?: false;
}

// The quote in French, the contact form in English.
const [english, french] = languages;
const formsAsTried = {
  quote: { language: french, path: french.quote, table: 'quote_requests', answers: required, row: requiredRow },
  contact: { language: english, path: english.contact, table: 'contact_messages', answers: question, row: questionRow },
} as const;

const partsOf = (page: Page, form: FormName) => on(page, formsAsTried[form].language.locale);
const answersOf = (form: FormName): Answers => formsAsTried[form].answers;

async function write({ page, address, form }: Pick<Place, 'page' | 'address' | 'form'>, but: Answers = {}): Promise<void> {
  await page.goto(address);
  await fill(page, formsAsTried[form].language.locale, { ...answersOf(form), ...but });
}

/** The texts are where they were typed. */
async function expectKept(page: Page, form: FormName): Promise<void> {
  for (const name of ['name', 'email'] as const) {
    await expect(control(page, formsAsTried[form].language.locale, name)).toHaveValue(String(answersOf(form)[name]));
  }
}

const send = ({ page, form }: Pick<Place, 'page' | 'form'>) => partsOf(page, form).send.click();
const expectStored = ({ page, form }: Pick<Place, 'page' | 'form'>) => expect(partsOf(page, form).success).toBeFocused();

/** The red box, nothing lost; then once more, by *Try again* where there is one. */
async function failThenSendAgain(place: Pick<Place, 'page' | 'form'>, between: () => Promise<unknown> = async () => undefined): Promise<void> {
  const { errorBox, tryAgain } = partsOf(place.page, place.form);
  await expect(errorBox).toBeFocused();
  await expectKept(place.page, place.form);
  await between();
  await (place.form === 'quote' ? tryAgain.click() : send(place));
  await expectStored(place);
}

/** The row is stored, its answer never arrives. */
const loseAnswer = ({ page, store }: Pick<Place, 'page' | 'store'>) =>
  page.route(store, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }, { times: 1 });

/** The same tab once more, with a copy of its storage. */
async function double(place: Place): Promise<Place> {
  const opened = place.page.waitForEvent('popup');
  await place.page.evaluate((address) => void open(address), place.address);
  const copy = { ...place, page: await opened };
  await expectKept(copy.page, place.form);
  return copy;
}

const shiftClock = (days: number) => async (place: Place) => {
  await write(place);
  await place.page.evaluate((shift) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + shift;
  }, days * 86_400_000);
  // Longer than a robot takes, by a clock that nobody can set.
  await place.page.waitForFunction(() => performance.now() > 3000);
  await send(place);
  await expectStored(place);
};

const faults: readonly Fault[] = [
  {
    what: 'the answer is dropped',
    async run(place) {
      await write(place);
      await loseAnswer(place);
      await send(place);
      await failThenSendAgain(place);
    },
  },
  {
    what: 'the server is silent for 10 s',
    long: true,
    async run(place) {
      await write(place);
      await place.page.route(place.store, async (route) => {
        await after(10_000);
        await route.continue();
      });
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the server’s name is not resolved',
    async run(place) {
      await write(place);
      await place.page.route(place.store, (route) => route.abort('namenotresolved'), { times: 1 });
      await send(place);
      await failThenSendAgain(place);
    },
  },
  {
    what: 'the button is pressed twice',
    async run(place) {
      await write(place);
      let posts = 0;
      place.page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
      const letGo = await hold(place.page, place.store);
      await partsOf(place.page, place.form).send.dblclick();
      letGo();
      await expectStored(place);
      expect(posts).toBe(1);
    },
  },
  {
    what: 'the page is reloaded once the row is stored and before the answer is there',
    async run(place) {
      await write(place);
      const { promise: stored, resolve } = Promise.withResolvers<void>();
      // Asked for, stored, never answered.
      await place.page.route(place.store, async (route) => {
        await route.fetch();
        resolve();
      }, { times: 1 });
      await send(place);
      await stored;
      await place.page.reload();
      await expectKept(place.page, place.form);
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the page is reloaded before the request has left',
    async run(place) {
      await write(place);
      const asked = place.page.waitForRequest(place.store);
      await place.page.route(place.store, () => undefined, { times: 1 });
      await send(place);
      await asked;
      await place.page.reload();
      await expectKept(place.page, place.form);
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'two tabs send words of their own at once',
    long: true,
    besides: 'Camille Roy',
    async run(place) {
      const other = { ...place, page: await place.page.context().newPage() };
      await write(place);
      await write(other, { name: 'Camille Roy', email: 'camille@example.com' });
      const letGo = await Promise.all([place, other].map(({ page }) => hold(page, place.store)));
      for (const tab of [place, other]) {
        await tab.page.bringToFront();
        await send(tab);
      }
      for (const go of letGo) go();
      for (const tab of [other, place]) {
        await tab.page.bringToFront();
        await expectStored(tab);
      }
    },
  },
  {
    what: 'a tab is doubled while its answer is missing, and both send',
    async run(place) {
      await write(place);
      await loseAnswer(place);
      await send(place);
      await expect(partsOf(place.page, place.form).errorBox).toBeFocused();
      const copy = await double(place);
      await send(copy);
      await expectStored(copy);
      await place.page.bringToFront();
      await (place.form === 'quote' ? partsOf(place.page, place.form).tryAgain.click() : send(place));
      await expectStored(place);
    },
  },
  {
    what: 'a tab is doubled before anything is sent, and both send',
    async run(place) {
      await write(place);
      const copy = await double(place);
      await send(copy);
      await expectStored(copy);
      await place.page.bringToFront();
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'words are corrected while the answer is missing, are not sent either, and are put back',
    async run(place) {
      const { page, store, form } = place;
      const { errorBox } = partsOf(page, form);
      await write(place);
      await loseAnswer(place);
      await send(place);
      await expect(errorBox).toBeFocused();
      await page.route(store, (route) => route.abort('connectionreset'), { times: 1 });
      await fill(page, formsAsTried[form].language.locale, { name: 'Alex' });
      await send(place);
      await expect(errorBox).toBeFocused();
      await fill(page, formsAsTried[form].language.locale, { name: required.name });
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the page is reloaded, touched, and reloaded before its code has come, while the answer is missing',
    async run(place) {
      const { page, form } = place;
      await write(place);
      await loseAnswer(place);
      await send(place);
      await expect(partsOf(page, form).errorBox).toBeFocused();
      const letGo = await hold(page, ENTRY);
      await page.reload();
      await control(page, formsAsTried[form].language.locale, 'name').fill(required.name);
      await page.reload();
      letGo();
      await expectKept(page, form);
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the browser discards the tab, which hears nothing of it, and brings it back',
    async run(place) {
      await place.page.addInitScript(() => {
        for (const type of ['beforeunload', 'pagehide', 'unload', 'freeze', 'visibilitychange']) {
          addEventListener(type, (event) => event.stopImmediatePropagation(), true);
        }
      });
      await write(place);
      await loseAnswer(place);
      await send(place);
      await expect(partsOf(place.page, place.form).errorBox).toBeFocused();
      await place.page.reload();
      await expectKept(place.page, place.form);
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the storage is full',
    async run(place) {
      await place.page.goto(place.address);
      await place.page.evaluate(() => {
        for (const area of [localStorage, sessionStorage]) {
          for (let size = 4 << 20; size >= 1; size = Math.floor(size / 2)) {
            for (let at = 0; at < 4; at += 1) {
              try {
                area.setItem(`full-${size}-${at}`, 'x'.repeat(size));
              } catch {
                break;
              }
            }
          }
        }
      });
      await fill(place.page, formsAsTried[place.form].language.locale, answersOf(place.form));
      expect(await place.page.evaluate((name) => sessionStorage.getItem(`uno-draft-${name}`), place.form)).toBeNull();
      await loseAnswer(place);
      await send(place);
      await failThenSendAgain(place);
    },
  },
  { what: 'the clock is set a day back', run: shiftClock(-1) },
  { what: 'the clock is set a day on', run: shiftClock(1) },
  {
    what: 'the clock is a day slow from the start',
    async run(place) {
      await place.page.clock.setSystemTime(Date.now() - 86_400_000);
      await shiftClock(0)(place);
    },
  },
  {
    what: 'the script that wakes the page is missing',
    async run(place) {
      const { page, form } = place;
      await page.route(ENTRY, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }));
      await page.goto(place.address);
      // The first touch finds it gone, and reloads the page once; what is typed afterwards goes to the server by itself.
      const again = page.waitForEvent('domcontentloaded');
      await control(page, formsAsTried[form].language.locale, 'name').focus();
      await again;
      await fill(page, formsAsTried[form].language.locale, answersOf(form));
      // It looks as if it were not ready, for no script says otherwise, and sends all the same.
      await partsOf(page, form).send.press('Enter');
      await expect(partsOf(page, form).success).toBeVisible();
      // With the script there again, nothing is left to be sent a second time.
      await page.unroute(ENTRY);
      await page.goto(place.address);
      await wake(page);
      await expect(control(page, formsAsTried[form].language.locale, 'name')).toHaveValue('');
    },
  },
  {
    what: 'no JavaScript, and the answer is dropped',
    long: true,
    javaScript: false,
    async run(place) {
      const { page, address, form } = place;
      await write(place);
      await page.route(address, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch({ maxRedirects: 0 });
        await route.abort('connectionreset');
      }, { times: 1 });
      await partsOf(page, form).send.click({ noWaitAfter: true });
      // What a browser shows in the place of an answer.
      await expect(page).toHaveURL('chrome-error://chromewebdata/');
      await page.unroute(address);
      await write(place);
      await send(place);
      await expect(partsOf(page, form).success).toBeVisible();
    },
  },
];

const rowsIn = async (site: Site, form: FormName): Promise<readonly Row[]> => (form === 'quote' ? site.requests() : site.messages());

for (const [turn, form] of (['quote', 'contact'] as const).entries()) {
  const { language, path, table, row } = formsAsTried[form];
  const store = new RegExp(`/rest/v1/${table}`);

  for (const [at, { what, run, besides, long, javaScript }] of faults.entries()) {
    // `npm test` tries each in one of the two forms, in turn.
    test.describe(`${path}: ${what}`, { tag: long || at % 2 !== turn ? '@long' : [] }, () => {
      test.use({ locale: language.locale, javaScriptEnabled: javaScript ?? true });
      for (let time = 1; time <= TIMES; time += 1) {
        test(`one lead is one row, ${time}`, async ({ page, site }) => {
          await run({ page, site, form, store, time, address: site.address + path });
          const rows = await rowsIn(site, form);
          expect(rows.filter(({ name }) => name !== besides)).toEqual([expect.objectContaining(row)]);
          expect(rows).toHaveLength(besides === undefined ? 1 : 2);
        });
      }
    });
  }

  test.describe(`${path}: the server is killed`, { tag: '@long' }, () => {
    test.use({ locale: language.locale });
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

    for (const moment of ['before', 'during', 'after'] as const) {
      for (let time = 1; time <= TIMES; time += 1) {
        test(`${moment} the commit: started again, it stores one row, ${time}`, async ({ page, site }) => {
          const first = await start();
          const place: Place = { page, site, form, store, time, address: first.address + path };
          await write(place);
          await page.route(store, async (route) => {
            if (moment === 'before') {
              await first.end('SIGKILL');
              return route.continue();
            }
            if (moment === 'after') {
              await route.fetch();
              await first.end('SIGKILL');
              return route.abort('connectionreset');
            }
            // A little later each time: the insert takes a few milliseconds, and all of them are tried.
            void after(time).then(() => first.process.kill('SIGKILL'));
            return route.continue();
          }, { times: 1 });
          await send(place);
          const second = start.bind(undefined, new URL(first.address).port);
          if (moment === 'during' && (await Promise.race([partsOf(page, form).errorBox.waitFor().then(() => false), partsOf(page, form).success.waitFor().then(() => true)]))) {
            // It was quicker than the kill.
            await expectStored(place);
            await first.end('SIGKILL');
          } else {
            await failThenSendAgain(place, async () => {
              await first.end('SIGKILL');
              await second();
            });
            await started.at(-1)?.end('SIGTERM');
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
