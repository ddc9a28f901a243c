import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { createApp } from '../../site/server/app.ts';
import { openPGlite } from '../../site/server/database.ts';
import { migrate } from '../../site/server/migrate.ts';
import { isRestPath } from '../../site/server/rest.ts';
import { builtSite } from './dist.ts';
import { fill, required } from './form.ts';
import { expect, isAwake, languages, on, test as base } from './site.ts';

/**
 * The built files on a host that does nothing but give files out: it sends a page under every spelling of its address,
 * redirects nothing and adds no header. The store stands beside it.
 */
const test = base.extend<object, { plainHost: { address: string; names: () => Promise<unknown[]> } }>({
  plainHost: [
    async ({ browserName: _ }, use) => {
      const database = await openPGlite();
      await migrate(database);
      const store = createApp({ dist: builtSite.folder, database });
      const files = sirv(builtSite.folder, { dev: true });
      const server = createServer((request, response) => {
        if (isRestPath((request.url ?? '').split('?', 1)[0] ?? '')) store.emit('request', request, response);
        else files(request, response, () => void response.writeHead(404).end());
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await use({
        address: `http://127.0.0.1:${port}`,
        names: async () => {
          const rows = await database.transaction(async (connection) => {
            const found = await connection.query('select name from quote_requests');
            await connection.script('truncate quote_requests, app_private.rate_windows');
            return found;
          });
          return rows.map((row) => row['name']);
        },
      });
      server.closeAllConnections();
      server.close();
      await database.close();
    },
    { scope: 'worker' },
  ],
});

for (const { locale, quote } of languages) {
  for (const spelling of [quote, `${quote}/`, `${quote}/index.html`, quote.replace('-', '%2D'), `${quote}/?service=office&utm=a#contact`]) {
    test(`${spelling} on a host that keeps it: the form wakes, and one request is stored`, async ({ page, plainHost }) => {
      await page.goto(plainHost.address + spelling);
      await on(page, locale).send.click();
      await expect(on(page, locale).errorBox).toBeFocused();
      expect(await isAwake(page)).toBe(true);
      // One page, one address: what the visitor copies is the canonical one, its query and hash kept.
      const { search, hash } = new URL(spelling, plainHost.address);
      await expect(page).toHaveURL(plainHost.address + quote + search + hash);
      await fill(page, locale, required);
      await on(page, locale).send.click();
      await expect(on(page, locale).success).toBeFocused();
      expect(await plainHost.names()).toEqual([required.name]);
    });
  }
}
