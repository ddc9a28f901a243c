import { setTimeout as after } from 'node:timers/promises';
import { openStore, type Row } from '../../server/database.ts';
import type { FormName } from '../../site/src/leads/errors.ts';
import { restartableServer } from './process.ts';
import { expect, type Site, test } from './site.ts';
import { type Place, expectStored, failThenSendAgain, testedForms, partsOf, send, openAndFill } from './faultPlace.ts';
import { faults } from './faults.ts';

// Faults on the way from a form to its table, in both forms: each lead must be stored exactly once.
// UNO_TIMES=20 repeats each that often.

const TIMES = Number(process.env['UNO_TIMES'] ?? 1);

const rowsIn = async (site: Site, form: FormName): Promise<readonly Row[]> => (form === 'quote' ? site.requests() : site.messages());

for (const [turn, form] of (['quote', 'contact'] as const).entries()) {
  const { language, path, table, row } = testedForms[form];
  const store = new RegExp(`/rest/v1/${table}`);

  for (const [at, { what, run, besides, long, javaScript }] of faults.entries()) {
    // `npm test` tests each fault in one of the two forms, alternately.
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
    const { dataDir, endLast, start } = restartableServer();

    for (const moment of ['before', 'during', 'after'] as const) {
      for (let time = 1; time <= TIMES; time += 1) {
        test(`${moment} the commit: started again, it stores one row, ${time}`, async ({ page, site }) => {
          const first = await start();
          const place: Place = { page, site, form, store, time, address: first.address + path };
          await openAndFill(place);
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
            // A little later each time, to cover every millisecond of the insert.
            void after(time).then(() => first.process.kill('SIGKILL'));
            return route.continue();
          }, { times: 1 });
          await send(place);
          const second = start.bind(undefined, new URL(first.address).port);
          if (moment === 'during' && (await Promise.race([partsOf(page, form).errorBox.waitFor().then(() => false), partsOf(page, form).success.waitFor().then(() => true)]))) {
            // The response came before the kill.
            await expectStored(place);
            await first.end('SIGKILL');
          } else {
            await failThenSendAgain(place, async () => {
              await first.end('SIGKILL');
              await second();
            });
            await endLast('SIGTERM');
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
