import { setTimeout as after } from 'node:timers/promises';
import { control, fill, required } from './form.ts';
import { ENTRY, expect, hold, wake } from './site.ts';
import { type Fault, duplicateTab, expectKept, expectStored, failThenSendAgain, testedForms, loseResponse, partsOf, send, shiftClock, openAndFill, answersOf } from './faultPlace.ts';

/** The faults between a form and its table. */
export const faults: readonly Fault[] = [
  {
    what: 'the response is dropped',
    async run(place) {
      await openAndFill(place);
      await loseResponse(place.page, place.store);
      await send(place);
      await failThenSendAgain(place);
    },
  },
  {
    what: 'the server is silent for 10 s',
    long: true,
    async run(place) {
      await openAndFill(place);
      await place.page.route(place.store, async (route) => {
        await after(10_000);
        await route.continue();
      });
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the button is pressed twice',
    async run(place) {
      await openAndFill(place);
      let posts = 0;
      place.page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
      const release = await hold(place.page, place.store);
      await partsOf(place.page, place.form).send.dblclick();
      release();
      await expectStored(place);
      expect(posts).toBe(1);
    },
  },
  {
    what: 'the page is reloaded after the row is stored and before the response arrives',
    async run(place) {
      await openAndFill(place);
      const { promise: stored, resolve } = Promise.withResolvers<void>();
      // The row is stored, but the request gets no response.
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
    what: 'two tabs send different answers at once',
    long: true,
    besides: 'Camille Roy',
    async run(place) {
      const other = { ...place, page: await place.page.context().newPage() };
      await openAndFill(place);
      await openAndFill(other, { name: 'Camille Roy', email: 'camille@example.com' });
      const release = await Promise.all([place, other].map(({ page }) => hold(page, place.store)));
      for (const tab of [place, other]) {
        await tab.page.bringToFront();
        await send(tab);
      }
      for (const go of release) go();
      for (const tab of [other, place]) {
        await tab.page.bringToFront();
        await expectStored(tab);
      }
    },
  },
  {
    what: 'a tab is duplicated while its response is missing, and both send',
    async run(place) {
      await openAndFill(place);
      await loseResponse(place.page, place.store);
      await send(place);
      await expect(partsOf(place.page, place.form).errorBox).toBeFocused();
      const copy = await duplicateTab(place);
      await send(copy);
      await expectStored(copy);
      await place.page.bringToFront();
      await (place.form === 'quote' ? partsOf(place.page, place.form).tryAgain.click() : send(place));
      await expectStored(place);
    },
  },
  {
    what: 'a tab is duplicated before anything is sent, and both send',
    async run(place) {
      await openAndFill(place);
      const copy = await duplicateTab(place);
      await send(copy);
      await expectStored(copy);
      await place.page.bringToFront();
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'after a lost response the name is changed, that send fails, and the first name is sent again',
    async run(place) {
      const { page, store, form } = place;
      const { errorBox } = partsOf(page, form);
      await openAndFill(place);
      await loseResponse(place.page, place.store);
      await send(place);
      await expect(errorBox).toBeFocused();
      await page.route(store, (route) => route.abort('connectionreset'), { times: 1 });
      await fill(page, testedForms[form].language.locale, { name: 'Alex' });
      await send(place);
      await expect(errorBox).toBeFocused();
      await fill(page, testedForms[form].language.locale, { name: required.name });
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the page is reloaded, edited, and reloaded before its code has come, while the response is missing',
    async run(place) {
      const { page, form } = place;
      await openAndFill(place);
      await loseResponse(place.page, place.store);
      await send(place);
      await expect(partsOf(page, form).errorBox).toBeFocused();
      const release = await hold(page, ENTRY);
      await page.reload();
      await control(page, testedForms[form].language.locale, 'name').fill(required.name);
      await page.reload();
      release();
      await expectKept(page, form);
      await send(place);
      await expectStored(place);
    },
  },
  {
    what: 'the browser discards the tab without any event, and restores it',
    async run(place) {
      await place.page.addInitScript(() => {
        for (const type of ['beforeunload', 'pagehide', 'unload', 'freeze', 'visibilitychange']) {
          addEventListener(type, (event) => event.stopImmediatePropagation(), true);
        }
      });
      await openAndFill(place);
      await loseResponse(place.page, place.store);
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
      await fill(place.page, testedForms[place.form].language.locale, answersOf(place.form));
      expect(await place.page.evaluate((name) => sessionStorage.getItem(`uno-draft-${name}`), place.form)).toBeNull();
      await loseResponse(place.page, place.store);
      await send(place);
      await failThenSendAgain(place);
    },
  },
  { what: 'the clock is set a day back', run: shiftClock(-1) },
  { what: 'the clock is set a day ahead', run: shiftClock(1) },
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
      // The first use finds it missing and reloads the page once; after that the browser posts the form itself.
      const again = page.waitForEvent('domcontentloaded');
      await control(page, testedForms[form].language.locale, 'name').focus();
      await again;
      await fill(page, testedForms[form].language.locale, answersOf(form));
      // Without the script the button keeps `aria-disabled`, but it sends all the same.
      await partsOf(page, form).send.press('Enter');
      await expect(partsOf(page, form).success).toBeVisible();
      // Once the script is back, no draft is left that could be sent again.
      await page.unroute(ENTRY);
      await page.goto(place.address);
      await wake(page);
      await expect(control(page, testedForms[form].language.locale, 'name')).toHaveValue('');
    },
  },
  {
    what: 'no JavaScript, and the response is dropped',
    long: true,
    javaScript: false,
    async run(place) {
      const { page, address, form } = place;
      await openAndFill(place);
      await page.route(address, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch({ maxRedirects: 0 });
        await route.abort('connectionreset');
      }, { times: 1 });
      await partsOf(page, form).send.click({ noWaitAfter: true });
      // The browser's own error page.
      await expect(page).toHaveURL('chrome-error://chromewebdata/');
      await page.unroute(address);
      await openAndFill(place);
      await send(place);
      await expect(partsOf(page, form).success).toBeVisible();
    },
  },
];
