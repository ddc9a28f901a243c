import { setTimeout as after } from 'node:timers/promises';
import { openStore } from '../../server/database.ts';
import { formInTab, rowsOf, testedForms } from './faultPlace.ts';
import { faults } from './faults.ts';
import { formNames } from './form.ts';
import { restartableServer } from './process.ts';
import { expect, test } from './site.ts';

// Faults on the way from a form to its table, in both forms: each lead must be stored exactly once.
// UNO_TIMES=20 repeats each that often.

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
    const { dataDir, start } = restartableServer();

    for (const moment of ['before', 'during', 'after'] as const) {
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
          const database = await openStore({ dataDir: dataDir(), databaseUrl: undefined });
          const rows = await database.transaction((connection) => connection.query(`select * from ${table}`));
          await database.close();
          expect(rows).toEqual([expect.objectContaining(row)]);
        });
      }
    }
  });
}
