import type { Page } from '@playwright/test';
import { openStore } from '../../server/database.ts';
import { loseAnswer } from './faultPlace.ts';
import { control, fill, question, required, requiredRow } from './form.ts';
import { restartableServer } from './process.ts';
import { expect, hold, inEachLanguage, on, test } from './site.ts';
import { business } from '../../site/business.ts';
import { telephoneName } from './words.ts';
import { answers, errorBox, expectAllKept, failure, offline, send, STORE, stored, success, tryAgain, unable, unexpected, write } from './recovery.ts';

test.describe('a server that is killed in the middle of a send', { tag: '@long' }, () => {
  const { dataDir, start } = restartableServer();

  test('is started again: Try Again stores one row, with nothing retyped', async ({ page }) => {
    const first = await start();
    await page.goto(`${first.address}/get-quote`);
    await fill(page, 'en-CA', answers);
    page.on('request', (request) => {
      if (request.method() === 'POST') first.process.kill('SIGKILL');
    });
    await send(page).click();
    await expect(errorBox(page)).toBeFocused();
    await expect(failure(page)).toHaveText(unexpected('our server can’t be reached'));
    await first.end('SIGKILL');
    await expectAllKept(page);

    const second = await start(new URL(first.address).port);
    await tryAgain(page).click();
    await expect(success(page)).toBeFocused();
    await second.end('SIGTERM');
    const store = await openStore({ dataDir: dataDir(), databaseUrl: undefined });
    const rows = await store.transaction((connection) => connection.query('select * from quote_requests'));
    await store.close();
    expect(rows).toEqual([stored]);
  });
});

test('an answer that is lost after the row was stored: Try Again stores no second one', async ({ page, site }) => {
  await write(page);
  await loseAnswer(page, STORE);
  await send(page).click();
  await expect(errorBox(page)).toBeFocused();
  expect(await site.requests()).toEqual([stored]);
  await expectAllKept(page);
  await tryAgain(page).click();
  await expect(success(page)).toBeFocused();
  expect(await site.requests()).toEqual([stored]);
});

test('words corrected after a lost answer are stored', async ({ page, site }) => {
  await write(page);
  await loseAnswer(page, STORE);
  await send(page).click();
  await expect(errorBox(page)).toBeFocused();
  await fill(page, 'en-CA', { phone: '514-555-0123' });
  await send(page).click();
  await expect(success(page)).toBeFocused();
  expect((await site.requests()).at(-1)).toMatchObject({ phone: '514-555-0123', company: answers.company });
});

test('a reload after a lost answer keeps the fields and the key: sending again stores no second row', { tag: '@long' }, async ({ page, site }) => {
  await write(page);
  await loseAnswer(page, STORE);
  await send(page).click();
  await expect(errorBox(page)).toBeFocused();
  await page.reload();
  await expectAllKept(page);
  await send(page).click();
  await expect(success(page)).toBeFocused();
  expect(await site.requests()).toEqual([stored]);
});

for (const days of [-1, 1]) {
  test(`a clock that moves by ${days} day in the middle of a visit: the request is stored once`, { tag: '@long' }, async ({ page, site }) => {
    await write(page);
    await page.evaluate((shift) => {
      const { now } = Date;
      Date.now = () => now.call(Date) + shift;
    }, days * 86_400_000);
    // Longer than a robot takes, by a clock that nobody can set.
    await page.waitForFunction(() => performance.now() > 3000);
    await send(page).click();
    await expect(success(page)).toBeFocused();
    expect(await site.requests()).toEqual([stored]);
  });
}

test('a reload in the middle of writing keeps every field', async ({ page, site }) => {
  await write(page);
  await page.reload();
  await expectAllKept(page);
  await send(page).click();
  await expect(success(page)).toBeFocused();
  expect(await site.requests()).toEqual([stored]);
});

for (const { how, twice } of [
  { how: 'a double click', twice: (page: Page) => send(page).dblclick() },
  {
    how: 'Enter twice',
    twice: async (page: Page) => {
      await control(page, 'en-CA', 'phone').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  },
]) {
  test(`${how}: one row`, { tag: how === 'a double click' ? '@long' : [] }, async ({ page, site }) => {
    await write(page);
    let sent = 0;
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
    const letGo = await hold(page, /\/rest\/v1\/quote_requests/);
    await twice(page);
    const busy = page.getByRole('button', { name: 'Sending…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Your request is being sent.' })).toHaveCount(1);
    await busy.click({ force: true });
    letGo();
    await expect(success(page)).toBeFocused();
    expect(sent).toBe(1);
    expect(await site.requests()).toEqual([stored]);
  });
}

inEachLanguage(({ locale, quote, contact }) => {
  for (const [path, least] of [[quote, required], [contact, question]] as const) {
    test(`${path}, offline: it is said before anything is sent, nothing is lost, and back online one press sends`, async ({ page, context, site }) => {
      const parts = on(page, locale);
      await page.goto(path);
      await fill(page, locale, least);
      const said = page.getByRole('status').filter({ hasText: offline[locale] });
      await expect(said).toHaveCount(0);
      await context.setOffline(true);
      await expect(said).toBeVisible();
      await parts.send.click();
      await expect(parts.errorBox.getByRole('alert')).toContainText(parts.say['errors.silence.offline']);
      await expect(parts.errorBox.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
      for (const name of ['name', 'email'] as const) await expect(control(page, locale, name)).toHaveValue(least[name]);
      await context.setOffline(false);
      await expect(said).toHaveCount(0);
      await (path === quote ? parts.tryAgain : parts.send).click();
      await expect(parts.success).toBeFocused();
      expect(await (path === quote ? site.requests() : site.messages())).toHaveLength(1);
    });
  }
});

test('a fourth request from one address within the hour: the time that is left, in words', { tag: '@long' }, async ({ page, site }) => {
  for (const floors of ['1', '2', '3']) {
    await write(page, { ...required, floors_served: floors });
    await send(page).click();
    await expect(success(page)).toBeFocused();
  }
  // Another browser, or one that forgot.
  await page.evaluate(() => localStorage.clear());
  await write(page);
  await send(page).click();
  await expect(failure(page)).toHaveText('You’ve submitted too many forms recently. Please try again in 60 minutes.');
  await expectAllKept(page);
  expect(await site.requests()).toHaveLength(3);
});

for (const [at, { what, answer, said }] of [
  { what: 'a gateway’s own page', answer: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, said: unexpected('our server is not available right now') },
  {
    what: 'a refusal of the database',
    answer: { status: 400, json: { code: '23514', message: 'new row for relation "quote_requests" violates check constraint "quote_requests_email"', details: null, hint: null } },
    said: unable(': the email address was not accepted'),
  },
  { what: 'any other message', answer: { status: 400, json: { code: '57014', message: 'canceling statement due to statement timeout', details: null, hint: null } }, said: unable(': canceling statement due to statement timeout') },
  { what: 'no row', answer: { status: 406, json: { code: 'PGRST116', message: 'The result contains 0 rows', details: null, hint: null } }, said: unable('') },
].entries()) {
  // The last two are caused for real in failures.spec.ts.
  test(`${what}: said, and sent at the next press`, { tag: at < 2 ? [] : ['@long'] }, async ({ page, site }) => {
    await write(page);
    await page.route(STORE, (route) => route.fulfill(answer), { times: 1 });
    await send(page).click();
    await expect(errorBox(page)).toBeFocused();
    await expect(failure(page)).toHaveText(said);
    await tryAgain(page).click();
    await expect(success(page)).toBeFocused();
    expect(await site.requests()).toEqual([stored]);
  });
}

test.describe('a browser that refuses storage', () => {
  test.use({ hereSince: 0 });

  test('still sends, and still retries with one key', async ({ page, site }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('Storage is refused.', 'SecurityError');
          },
        });
      }
    });
    await write(page);
    await page.clock.setFixedTime(Date.now() + 60_000);
    await loseAnswer(page, STORE);
    await send(page).click();
    await expect(errorBox(page)).toBeFocused();
    await expectAllKept(page);
    await tryAgain(page).click();
    await expect(success(page)).toBeFocused();
    expect(await site.requests()).toEqual([stored]);
  });
});

test('two tabs do not mix what is written in them', { tag: '@long' }, async ({ page, context, site }) => {
  const other = await context.newPage();
  await write(page);
  await write(other, { ...required, name: 'Camille Roy', email: 'camille@example.com' });
  await page.reload();
  await expectAllKept(page);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await send(tab).click();
    await expect(success(tab)).toBeFocused();
  }
  expect(await site.requests()).toEqual([stored, expect.objectContaining({ ...requiredRow, name: 'Camille Roy', email: 'camille@example.com' })]);
});

test('after success, Back and the form again: it is empty, and nothing is sent twice', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL('/get-quote');
  await fill(page, 'en-CA', answers);
  await send(page).click();
  await expect(success(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/get-quote');
  await page.goto('/get-quote');
  await expect(control(page, 'en-CA', 'name')).toHaveValue('');
  await expect(control(page, 'en-CA', 'service')).toHaveValue('');
  expect(await site.requests()).toEqual([stored]);
});
