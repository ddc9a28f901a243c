import { globSync, readFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOfSite, type SiteCopy } from '../siteCopy.ts';
import { control, fill, question, required } from './form.ts';
import { expect, inEachLanguage, type Site, startSite, test } from './site.ts';
import { business } from '../../site/business.ts';
import { failureText, telephoneName } from './words.ts';

// A build for a static host without keys (behaviour.md 5.14, supabase_not_configured): its forms give phone and e-mail,
// before anything is typed and when the form is sent all the same.

/** The address that the test sets in `.env.production`, as an owner does. */
const ORIGIN = 'https://propre.example';

test.describe('built without keys', { tag: '@long' }, () => {
  // Serial, because all tests share one copy and its build.
  test.describe.configure({ mode: 'serial' });

  let copy: SiteCopy;
  let host: Site;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = await copyOfSite();
    await writeFile(join(copy.folder, '.env'), 'VITE_UNO_LOCAL_STORE=0\nVITE_UNO_ORIGIN=https://nowhere.example\n');
    await writeFile(join(copy.folder, '.env.production'), `VITE_UNO_ORIGIN=${ORIGIN}\n`);
    const output = await copy.build();
    expect(output).toContain('VITE_UNO_LOCAL_STORE is 0 and no Supabase project is named');
    host = await startSite(copy.dist);
  });
  test.afterAll(async () => {
    await host.stop();
    await copy.remove();
  });

  test('the address of .env.production is in every file that names an address, and no other one', async () => {
    const files = globSync('{.,.well-known,**}/*.{html,xml,txt,js,json}', { cwd: copy.dist });
    const named = files.map((file) => ({ file, text: readFileSync(join(copy.dist, file), 'utf8') }));
    // The code also contains the default, which the setting overrides.
    const other = (file: string) => (file.endsWith('.js') ? /https:\/\/nowhere\.example/ : /https:\/\/(?:uno|nowhere)\.example/);
    expect(named.filter(({ file, text }) => other(file).test(text)).map(({ file }) => file)).toEqual([]);
    expect(named.some(({ file, text }) => file.endsWith('.js') && text.includes(ORIGIN))).toBe(true);
    for (const file of ['fr/index.html', 'sitemap.xml', 'robots.txt', '.well-known/security.txt', 'fr/blog/feed.xml']) {
      expect(named.find((one) => one.file === file)?.text, file).toContain(ORIGIN);
    }
  });

  /** The notice is visible, with telephone and e-mail. */
  async function expectReach(page: Page, title: string): Promise<void> {
    const box = page.getByRole('region', { name: title, exact: true });
    await expect(box).toBeVisible();
    await expect(box.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
    await expect(box.getByRole('link', { name: business.email })).toHaveAttribute('href', business.emailHref);
  }

  inEachLanguage(({ locale, quote, contact }) => {
    for (const [path, answers] of [[quote, required], [contact, question]] as const) {
      test(`${path} says that the form is unavailable before anything is typed and when it is sent, and keeps the answers`, async ({ page, parts: { say, send, errorBox, failure } }) => {
        const asked: string[] = [];
        page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())));
        await page.goto(host.address + path);
        await expectReach(page, say['form.unavailable.title']);
        await fill(page, locale, answers);
        await send.click();
        await expect(errorBox).toBeFocused();
        await expect(failure).toHaveText(failureText(locale, path === quote ? 'quote' : 'contact', { code: 'supabase_not_configured' }));
        await expect(errorBox.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
        for (const name of ['name', 'email'] as const) await expect(control(page, locale, name)).toHaveValue(answers[name]);
        expect(asked).toEqual([]);
      });

      test(`${path}, posted without a script, is not stored`, async () => {
        const posted = await fetch(host.address + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(Object.entries(answers)) });
        expect([posted.status, posted.headers.get('location')]).toEqual([303, `${path}#not-sent`]);
        expect([await host.requests(), await host.messages()]).toEqual([[], []]);
        // The thanks are not shown either.
        expect(await (await fetch(`${host.address + path}?stored`)).text()).toBe(await (await fetch(host.address + path)).text());
      });

      test.describe(`${path}, without JavaScript`, () => {
        test.use({ javaScriptEnabled: false });

        test('gives telephone and e-mail instead of the form', async ({ page, parts: { say, send } }) => {
          await page.goto(host.address + path);
          await expectReach(page, say[path === quote ? 'getQuote.noScript.title' : 'contact.noScript.title']);
          await expect(send).toBeHidden();
        });
      });
    }
  });

  // Must be the last test, because the failed build may leave no site to serve.
  test('a secret key that appears only in a built document stops the build, and is in no served file', async () => {
    test.setTimeout(300_000);
    const secret = ['sb', 'secret', 'N7UND0UgjKTVKUodkm0Hgx', 'xSvEMPvz'].join('_');
    // Written with an HTML entity, so that only the built document has the whole key.
    await appendFile(join(copy.folder, 'site/content/blog/winter-entrances.en.md'), `\n\nThe key is ${secret.replace('_', '&#95;')}.\n`);
    const stopped = await copy.build().then(() => '', String);
    expect(stopped).toMatch(/The built file \S+ holds a secret key/);
    expect(stopped).not.toContain(secret);
    const served = globSync('**/*.html', { cwd: copy.dist });
    expect(served.filter((file) => readFileSync(join(copy.dist, file), 'utf8').includes(secret))).toEqual([]);
  });
});
