import { expect, onTestFinished, test } from 'vitest';
import { copyOfSite } from '../siteCopy.ts';
import { folderForTest } from '../temporaryFolder.ts';
import { addressOf, start } from './processes.ts';

// The first page takes most of the time, because it compiles the styles of all pages: `.ci/run` alone runs this file.
test('npm run dev redirects with the query, fills in the form of ?service=, and renders it again after its strings have changed', async () => {
  const copy = await copyOfSite();
  onTestFinished(() => copy.remove());
  const address = await addressOf(start('dev.ts', [], { PORT: '0', UNO_DATA_DIR: folderForTest('dev') }, [], undefined, copy.folder));
  const moved = await fetch(`${address}/fr/obtenir-un-devis?service=office`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/fr/get-quote?service=office']);
  const page = async () => (await fetch(`${address}/fr/get-quote?service=office`)).text();
  expect(await page()).toContain('data-prefill="service=office"');
  await copy.edit('site/content/fr/quote.ts', 'Ce que comptent vos bureaux', 'Un autre titre');
  await expect.poll(page, { timeout: 30_000 }).toContain('Un autre titre');
});
