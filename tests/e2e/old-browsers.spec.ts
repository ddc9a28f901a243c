import { features } from 'web-features';
import { oldestBrowsers } from '../../site/browsers.ts';
import { asEntered, fill, question, questionRow, required, requiredRow } from './form.ts';
import { ENTRY, expect, isAwake, phone, test } from './site.ts';

const { ios, ...desktop } = oldestBrowsers;
/** The oldest supported browsers, by their names in the data of the W3C's WebDX group. */
const oldest = { ...desktop, safari_ios: ios, chrome_android: oldestBrowsers.chrome, firefox_android: oldestBrowsers.firefox };
type Browser = keyof typeof oldest;
const browsers = Object.keys(oldest) as Browser[];

const isIn = (support: Partial<Record<Browser, string>>, browser: Browser): boolean => Number.parseFloat(support[browser]?.replace('≤', '') ?? 'NaN') <= oldest[browser];

/** Every built-in that one of the oldest browsers lacks: `{ owner: 'Promise', member: 'withResolvers' }`. */
const tooNew = Object.values(features).flatMap((feature) =>
  feature.kind !== 'feature'
    ? []
    : Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) => {
        const [, owner, member = '', isStatic] = /^(?:javascript\.builtins|api)\.(\w+)(?:\.(\w+?)(_static)?)?$/.exec(key) ?? [];
        if (owner === undefined || browsers.every((browser) => isIn(support, browser))) return [];
        // `Response.json` is newer than `response.json()`. For ECMAScript the data doesn’t say which members are static.
        return [{ owner, member, ofObjects: isStatic === undefined, ofClass: isStatic !== undefined || key.startsWith('javascript') }];
      }),
);

test.describe('in the oldest browsers that run the scripts', () => {
  test.beforeEach(async ({ context }) => {
    // The data must have what is known to be newer, or nothing would be removed.
    expect(tooNew).toContainEqual(expect.objectContaining({ owner: 'Promise', member: 'withResolvers', ofClass: true }));
    await context.addInitScript((names) => {
      for (const { owner, member, ofObjects, ofClass } of names) {
        const found: unknown = Reflect.get(globalThis, owner);
        if (member === '') Reflect.deleteProperty(globalThis, owner);
        if (member === '' || member === owner || typeof found !== 'function') continue;
        if (ofClass) Reflect.deleteProperty(found, member);
        if (ofObjects && typeof found.prototype === 'object' && found.prototype !== null) Reflect.deleteProperty(found.prototype, member);
        if (owner === 'Window') Reflect.deleteProperty(globalThis, member);
      }
    }, tooNew);
  });

  test('both forms wake and are sent by script', { tag: '@long' }, async ({ page, site, parts: { sendAndStore } }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && request.method() === 'POST' && posts.push(request.url()));
    for (const [path, answers] of [['/get-quote', required], ['/contact', question]] as const) {
      await page.goto(path);
      await fill(page, 'en-CA', answers);
      await expect.poll(() => isAwake(page)).toBe(true);
      await sendAndStore();
    }
    expect(posts).toEqual([]);
    expect((await site.requests()).map(asEntered)).toEqual([requiredRow]);
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });

  test('the error box lists its fields, both menus open, and the blog search works', async ({ page, parts: { send, errorBox, openServices, openMenu } }) => {
    await page.goto('/get-quote');
    await send.click();
    await expect(errorBox.getByRole('link').first()).toBeVisible();
    await openServices();
    await page.setViewportSize(phone);
    await openMenu();
    await page.goto('/blog?search=carpet&page=1');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  });
});

test('a browser that can’t run the code posts the form itself, and never reloads the page for it', async ({ page, site, parts: { send, success } }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: 'Promise.tooNewForThisBrowser();' }));
  await page.goto('/get-quote');
  await fill(page, 'en-CA', required);
  await send.click();
  await expect(success).toBeVisible();
  expect(await isAwake(page)).toBe(false);
  // The page, the post, and the thanks after it.
  expect(loads).toEqual(['GET /get-quote', 'POST /get-quote', 'GET /get-quote']);
  expect((await site.requests()).map(asEntered)).toEqual([requiredRow]);
});
