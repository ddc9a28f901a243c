import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite } from './dist.ts';
import { testedForms } from './faultPlace.ts';
import { fill, question } from './form.ts';
import { freePort } from '../../scripts/listen.ts';
import { runNginx } from './nginx.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { expect, on, test } from './site.ts';

// The nginx files of `deploy/`, with a certificate made by the test, in front of `npm run serve`. `playwright.config.ts`
// leaves out these tests if nginx or openssl is missing.

const repository = join(import.meta.dirname, '../..');

test.use({ ignoreHTTPSErrors: true });

/** Starts nginx with one of the files, with the test's ports, certificate and folders. */
async function startDeployed(name: 'nginx.conf' | 'nginx-static.conf', server: string) {
  const [plain, secure] = [await freePort(), await freePort()];
  const stop = await runNginx(`http://127.0.0.1:${plain}`, (folder) => {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', join(folder, 'privkey.pem')];
    execFileSync('openssl', ['req', '-x509', '-subj', '/CN=uno.example', '-days', '2', ...key, '-out', join(folder, 'fullchain.pem')], { stdio: 'ignore' });
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

test.describe('the site’s server behind deploy/nginx.conf', () => {
  let data: string;
  let server: ServerProcess;
  let host: Awaited<ReturnType<typeof startDeployed>>;
  test.beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'uno-deployed-data-'));
    server = await startProcess(data, '0', { TRUST_PROXY: '1' });
    host = await startDeployed('nginx.conf', server.address);
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

test('deploy/nginx-static.conf serves the built files over TLS, with the headers that the build wrote', async ({ request }) => {
  const host = await startDeployed('nginx-static.conf', '');
  const answer = await request.get(`${host.secure}/fr/contact`);
  const hidden = await request.get(`${host.secure}/_nginx.conf`);
  await host.stop();
  expect([answer.status(), answer.headers()['x-content-type-options'], hidden.status()]).toEqual([200, 'nosniff', 404]);
});
