import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/listen.ts';
import { business } from '../../site/business.ts';
import { withCompanyName } from '../../site/src/head/head.ts';
import { onPath } from '../browser.ts';
import { everywhere } from '../everywhere.ts';
import { builtSite } from './dist.ts';
import { testedForms } from './formInTab.ts';
import { fill, question, required } from './form.ts';
import { holdSocket, nginx, nginxHost, plainHost, runNginx, type ServerProcess, startProcess } from './hosts.ts';
import { expect, isAwake, languages, on, type Site, test } from './site.ts';

/** Hosts other than the site's own server. nginx is tested in `.ci/run`. */
const hosts: readonly { what: string; start: () => Promise<Site> }[] = [
  { what: 'a host that does not redirect other spellings of an address', start: plainHost },
  ...(everywhere && nginx !== undefined ? [{ what: 'nginx', start: () => nginxHost() }] : []),
];

for (const { what, start } of hosts) {
  test.describe(`on ${what}`, () => {
    let host: Site;
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

    test('each kind of answer has the headers and the policy of the site’s own server', async ({ request, site }) => {
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

    test('a form that is posted without a script leads back to its page, with nothing that was typed in the address', async ({ request }) => {
      const answer = await request.post(`${host.address}/fr/get-quote?service=office`, { form: { name: 'Côté' }, maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([303, '/fr/get-quote?service=office#not-sent']);
    });
  });
}

const repository = join(import.meta.dirname, '../..');

/** Starts nginx with one of the files of `deploy/`, with the test's ports, certificate and folders. */
async function startDeployed(openssl: string, name: 'nginx.conf' | 'nginx-static.conf', server: string) {
  const [plain, secure] = [await freePort(), await freePort()];
  const stop = await runNginx(`http://127.0.0.1:${plain}`, (folder) => {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', join(folder, 'privkey.pem')];
    execFileSync(openssl, ['req', '-x509', '-subj', '/CN=uno.example', '-days', '2', ...key, '-out', join(folder, 'fullchain.pem')], { stdio: 'ignore' });
    return readFileSync(join(repository, 'deploy', name), 'utf8')
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replaceAll('/etc/letsencrypt/live/uno.example', folder)
      .replaceAll('/opt/uno/site/dist', builtSite.folder.replace(/\/$/, ''))
      .replace('http://127.0.0.1:4173', server);
  });
  return { plain: `http://127.0.0.1:${plain}`, secure: `https://127.0.0.1:${secure}`, stop };
}

/** The servers with TLS are tested in `.ci/run`, where nginx and openssl are installed; `tests/hosts.ts` says so where they are not. */
const openssl = everywhere && nginx !== undefined ? onPath('openssl') : undefined;

/** How many requests are sent during a restart, by how many at once. */
const [POLLS, POLLERS] = [1000, 4];

if (openssl !== undefined) {
  test.use({ ignoreHTTPSErrors: true });

  test.describe('the site’s server behind deploy/nginx.conf', () => {
    let data: string;
    let server: ServerProcess;
    let host: Awaited<ReturnType<typeof startDeployed>>;
    test.beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'uno-deployed-data-'));
      server = await startProcess(data, '0', { TRUST_PROXY: '1' });
      host = await startDeployed(openssl, 'nginx.conf', server.address);
    });
    test.afterAll(async () => {
      await host.stop();
      await server.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    });

    /** The names in the stored requests and messages. */
    const senders = (): readonly string[] => {
      const leads: Record<string, readonly { name: string }[]> = JSON.parse(
        execFileSync(process.execPath, [join(repository, 'server/leads.ts'), '--json'], { env: { ...process.env, UNO_DATA_DIR: data }, encoding: 'utf8' }),
      );
      return Object.entries(leads).flatMap(([table, rows]) => rows.map(({ name }) => `${table}: ${name}`));
    };

    test('HTTP redirects to HTTPS, where a page has the server’s own headers, and is compressed', async ({ request }) => {
      const redirect = await request.get(`${host.plain}/fr/contact?a=1`, { maxRedirects: 0 });
      expect([redirect.status(), redirect.headers()['location']]).toEqual([301, 'https://127.0.0.1/fr/contact?a=1']);
      const answer = await request.get(`${host.secure}/fr`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age='),
      });
    });

    test('a form is accepted only from this site, also from a browser that sends only Origin', async ({ request }) => {
      const post = (name: string, origin: string) => request.post(`${host.secure}/contact`, { form: { ...question, name }, headers: { origin }, maxRedirects: 0 });
      expect((await post('Elsewhere', 'https://evil.example')).status()).toBe(403);
      const own = await post('Own origin', host.secure);
      expect([own.status(), own.headers()['location']]).toEqual([303, '/contact?stored#main']);
      expect(senders().filter((sender) => / E| O/.test(sender))).toEqual(['contact_messages: Own origin']);
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled });
        for (const form of ['quote', 'contact'] as const) {
          test(`the ${form} form is stored`, async ({ page }) => {
            const { locale, path, table, answers } = testedForms[form];
            const name = `${form} ${javaScriptEnabled ? 'scripted' : 'native'}`;
            await page.goto(host.secure + path);
            // An address of its own, because three forms an hour are taken from one.
            await fill(page, locale, { ...answers, name, email: `${name.replace(' ', '.')}@example.com` });
            await on(page, locale).send.click();
            await expect(on(page, locale).success).toBeVisible();
            expect(senders()).toContain(`${table}: ${name}`);
            expect(new URL(page.url()).search).toBe(javaScriptEnabled ? '' : '?stored');
          });
        }
      });
    }
  });

  test('during a restart behind deploy/nginx.conf no request fails and a form without JavaScript is stored; without a server visitors get the phone number', async ({ request }) => {
    const data = mkdtempSync(join(tmpdir(), 'uno-restart-data-'));
    const socket = holdSocket();
    const restart = () => startProcess(data, '0', { TRUST_PROXY: '1' }, socket.fd);
    let server = await restart();
    const host = await startDeployed(openssl, 'nginx.conf', server.address);
    const statuses = new Map<number, number>();
    const restarted = new AbortController();
    const poll = async () => {
      for (let asked = 0; asked < POLLS / POLLERS || !restarted.signal.aborted; asked += 1) {
        const status = (await request.get(`${host.secure}/fr`)).status();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    try {
      const polls = Array.from({ length: POLLERS }, poll);
      await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(POLLS / 10);
      await server.end('SIGTERM');
      // No server runs now.
      const posted = request.post(`${host.secure}/contact`, { form: { ...question, name: 'Between two servers' }, headers: { origin: host.secure }, maxRedirects: 0 });
      server = await restart();
      restarted.abort();
      const answer = await posted;
      expect([answer.status(), answer.headers()['location']]).toEqual([303, '/contact?stored#main']);
      await Promise.all(polls);
      expect([...statuses.keys()]).toEqual([200]);
      expect(statuses.get(200)).toBeGreaterThanOrEqual(POLLS);

      await server.end('SIGTERM');
      socket.close();
      for (const [path, locale] of [['/contact', 'en-CA'], ['/fr/contact', 'fr-CA'], ['/fr?a=1', 'fr-CA']] as const) {
        for (const send of [request.get(host.secure + path), request.post(host.secure + path, { form: question })]) {
          const closed = await send;
          expect([path, closed.status(), closed.headers()['retry-after'], closed.headers()['cache-control']]).toEqual([path, 503, '10', 'no-store']);
          const page = await closed.text();
          expect(page).toContain(`<html lang="${locale}">`);
          expect(page).toContain(`href="${business.phoneHref}">${business.phoneText[locale]}`);
        }
      }
    } finally {
      restarted.abort();
      await host.stop();
      await server.end('SIGKILL');
      socket.close();
      rmSync(data, { recursive: true, force: true });
    }
  });

  test('deploy/nginx-static.conf serves the built files over TLS, with the headers that the build wrote', async ({ request }) => {
    const host = await startDeployed(openssl, 'nginx-static.conf', '');
    const answer = await request.get(`${host.secure}/fr/contact`);
    const hidden = await request.get(`${host.secure}/_nginx.conf`);
    await host.stop();
    expect([answer.status(), answer.headers()['x-content-type-options'], hidden.status()]).toEqual([200, 'nosniff', 404]);
  });
}
