import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { HEADER_POLICY } from '../../site/headers.ts';
import { firstOfEach } from '../../site/manifest.ts';
import { policyFindings } from '../html/heads.ts';
import { listenOn } from '../../scripts/listen.ts';
import { pagesToTry, pathTo } from './pages.ts';
import { expect, inFrench, languages, test, wake } from './site.ts';

// The security policies as the browser enforces them: that of each document, and the short one of the header. An attacker
// who can write into a page tries what the policies must refuse.

declare global {
  interface Window {
    /** Each directive that refused something, with its policy, the header’s or the document’s own: `img-src document`. */
    refusals?: Set<string>;
    /** Set by a script that should never run. */
    attacked?: boolean;
  }
}

/** Records what the browser refuses, from the start of each page. */
const recordRefusals = (page: Page) =>
  page.addInitScript((header) => {
    window.refusals = new Set();
    addEventListener('securitypolicyviolation', ({ effectiveDirective, originalPolicy }) => {
      window.refusals?.add(`${effectiveDirective} ${originalPolicy === header ? 'header' : 'document'}`);
    });
  }, HEADER_POLICY);

const refusals = (page: Page) => page.evaluate(() => [...(window.refusals ?? [])].sort());

const ATTACKER = 'https://attacker.example/';

/** The HTML that an attacker would write into a document. */
const INJECTED = `
  <script>attacked = true</script>
  <script src="${ATTACKER}script.js"></script>
  <style>body { outline: 9px solid red }</style>
  <p id="attack" style="outline: 9px solid red" onclick="attacked = true">Attack</p>
  <img src="${ATTACKER}picture.png" alt="">
  <iframe src="${ATTACKER}frame" title="Attack"></iframe>
  <object data="${ATTACKER}object"></object>
  <base href="${ATTACKER}">
  <form id="send-away" action="${ATTACKER}post" method="post"></form>`;

/** The directives that refuse it. Both policies refuse a form, a base and an object; only the document's refuses the rest. */
const REFUSED = [
  'base-uri document', 'base-uri header', 'form-action document', 'form-action header', 'frame-src document', 'img-src document',
  'object-src document', 'object-src header', 'script-src-attr document', 'script-src-elem document', 'style-src-attr document', 'style-src-elem document',
];

/** Whether the injected HTML had an effect. */
const effectsOfAttack = (page: Page) =>
  page.evaluate(() => ({
    attacked: window.attacked ?? false,
    outlined: [document.body, document.getElementById('attack')].some((element) => element && getComputedStyle(element).outlineWidth === '9px'),
    at: location.href,
    base: document.baseURI,
  }));

inFrench(({ locale }) => {
  for (const { path } of firstOfEach(pagesToTry(locale), 'family')) {
    test(`${path}: injected HTML is refused; the page itself wakes without a refusal or a request to another site`, async ({ page, baseURL, pageErrors, parts }) => {
      await recordRefusals(page);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url());
      });
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).toBe(HEADER_POLICY);
      await page.mouse.wheel(0, 3000);
      await wake(page);
      await parts.openServices();
      // A visit makes no request to another site.
      expect([await refusals(page), pageErrors, elsewhere]).toEqual([[], [], []]);

      const asked: string[] = [];
      await page.route(`${ATTACKER}**`, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ body: '' });
      });
      await page.route(baseURL + path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${INJECTED}</body>`) });
      });
      await page.goto(path);
      await page.locator('#attack').evaluate((element: HTMLElement) => element.click());
      await page.locator('#send-away').evaluate((form: HTMLFormElement) => form.submit());
      await expect.poll(() => refusals(page)).toEqual(REFUSED);
      expect(await effectsOfAttack(page)).toEqual({ attacked: false, outlined: false, at: baseURL + path, base: baseURL + path });
      expect(asked).toEqual([]);
      expect(pageErrors.splice(0).length).toBeGreaterThan(0);
    });
  }

  test('Trusted Types refuse to turn a string into HTML or code', async ({ page, pageErrors }) => {
    await recordRefusals(page);
    await page.goto(pathTo('blog', locale));
    await wake(page);
    const outcomes = await page.evaluate(() =>
      [
        () => void (document.body.innerHTML = '<img>'),
        () => void (document.createElement('script').src = '/assets/a.js'),
        () => void Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html }),
      ].map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return String(error);
        }
      }),
    );
    expect(outcomes).toEqual(outcomes.map(() => expect.stringContaining('TypeError')));
    expect(await refusals(page)).toEqual(['require-trusted-types-for document', 'trusted-types document']);
    pageErrors.splice(0);
  });
});

test('documents that the server makes have their own policy: not found, refused and filled forms, thanks', async ({ request }) => {
  for (const { prefix, quote, contact } of languages) {
    const answers = [
      await request.get(`${prefix}/nowhere/at/all`),
      await request.get(`${quote}?service=office`),
      await request.get(`${contact}?stored`),
      await request.post(contact, { form: { name: 'Zoé' } }),
      await request.post(quote, { form: { name: 'Zoé' } }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([404, 200, 200, 422, 422]);
    for (const answer of answers) {
      expect([answer.url(), policyFindings(await answer.text())]).toEqual([answer.url(), []]);
      expect(answer.headers()['content-security-policy']).toBe(HEADER_POLICY);
    }
  }
});

test('another site cannot show a page of this one in a frame', async ({ page, baseURL, pageErrors }) => {
  const other = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${baseURL}/about"></iframe>`));
  const origin = await listenOn(other);
  // The footer, because the page that the browser shows in its place has a heading too.
  const footer = page.frameLocator('iframe').getByRole('contentinfo');
  try {
    await page.goto(`${origin}/`);
    await expect.poll(() => pageErrors.splice(0).join()).toContain('frame-ancestors');
    await expect(footer).toHaveCount(0);

    // Without the header's policy the frame would show it.
    await page.route(`${baseURL}/about`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${origin}/`);
    await expect(footer).toBeVisible();
    pageErrors.splice(0);
  } finally {
    other.close();
  }
});
