import { everywhere } from '../everywhere.ts';
import { fill, required } from './form.ts';
import { type Host, nginxHost, plainHost } from './hosts.ts';
import { nginx } from './nginx.ts';
import { expect, isAwake, languages, on, test } from './site.ts';
import { withCompanyName } from '../../site/src/head/head.ts';

/** Hosts other than the site's own server. nginx is tested in `.ci/run`. */
const hosts: readonly { what: string; start: () => Promise<Host> }[] = [
  { what: 'a host that does not redirect other spellings of an address', start: plainHost },
  ...(everywhere && nginx !== undefined ? [{ what: 'nginx', start: () => nginxHost() }] : []),
];

for (const { what, start } of hosts) {
  test.describe(`on ${what}`, () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.beforeEach(() => host.empty());
    test.afterAll(() => host.stop());

    for (const { locale, quote } of languages) {
      const spellings = [`${quote}/?service=office&utm=a#contact`, quote, `${quote}/`, `${quote}/index.html`, quote.replace('-', '%2D')];
      for (const spelling of everywhere ? spellings : spellings.slice(0, 1)) {
        test(`${spelling}: the form wakes, and one request is stored`, async ({ page }) => {
          await page.goto(host.address + spelling);
          await on(page, locale).send.click();
          await expect(on(page, locale).errorBox).toBeFocused();
          expect(await isAwake(page)).toBe(true);
          // The address becomes the canonical one, with its query and hash.
          const { search, hash } = new URL(spelling, host.address);
          await expect(page).toHaveURL(host.address + quote + search + hash);
          await fill(page, locale, required);
          await on(page, locale).sendAndStore();
          expect((await host.requests()).map(({ name }) => name)).toEqual([required.name]);
        });
      }
    }

    if (what !== 'nginx') {
      test('an unknown address shows a short page in English that links to Home; an unknown article leads to the blog in its language', async ({ page }) => {
        await page.goto(`${host.address}/nowhere?theme=midnight`);
        await expect(page).toHaveTitle(withCompanyName('Page not found'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await expect(page.getByText('The page you are looking for doesn’t exist or was moved.')).toBeVisible();
        await expect(page.getByRole('link')).toHaveCount(1);
        await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await expect(page).toHaveURL(`${host.address}/404`);
        await page.getByRole('link', { name: 'Go to Home' }).click();
        await expect(page).toHaveURL(`${host.address}/`);
        await page.goto(`${host.address}/fr/blog/nulle-part`);
        await expect(page).toHaveURL(`${host.address}/fr/blog`);
      });
      return;
    }

    test('every page has the same headers and policy as on the site’s own server', async ({ request, site }) => {
      const compared = [
        'content-security-policy', 'cache-control', 'strict-transport-security', 'x-content-type-options', 'referrer-policy', 'permissions-policy',
        'cross-origin-opener-policy', 'speculation-rules',
      ];
      for (const path of ['/', '/fr/get-quote', '/fr/nowhere', '/icon.svg', '/speculation-rules.json', '/robots.txt']) {
        const [there, here] = await Promise.all(
          [host, site].map(async ({ address }) => {
            const answer = await request.get(address + path);
            const headers = answer.headers();
            const type = headers['content-type']?.split(';')[0];
            return [path, answer.status(), type, (await answer.text()).length, ...compared.map((name) => `${name}: ${headers[name]}`)];
          }),
        );
        expect(there).toEqual(here);
      }
    });

    test('old addresses redirect permanently, with their query; files that are not for visitors are not found', async ({ request }) => {
      for (const [from = '', to] of [['/get-a-quote?utm=a', '/get-quote?utm=a'], ['/fr/obtenir-un-devis/', '/fr/get-quote'], ['/index.html', '/']]) {
        const answer = await request.get(host.address + from, { maxRedirects: 0 });
        expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to]);
      }
      for (const path of ['/pages.json', '/pages.json.gz', '/_headers', '/_nginx.conf', '/404/index.html']) {
        expect([path, (await request.get(host.address + path)).status()]).toEqual([path, 404]);
      }
    });

    test('a form that is posted without a script is shown again, with nothing in its address', async ({ request }) => {
      const answer = await request.post(`${host.address}/fr/get-quote?service=office`, { form: { name: 'Côté' }, maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([303, '/fr/get-quote?service=office#not-sent']);
    });
  });
}
