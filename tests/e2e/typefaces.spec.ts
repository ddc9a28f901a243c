import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { PNG } from 'pngjs';
import { locales } from '../../site/i18n/locale.ts';
import { firstOfEach, readManifest } from '../../site/manifest.ts';
import { everywhere } from '../everywhere.ts';
import { browserOn, type Device, devices } from './confined.ts';
import { builtSite } from './dist.ts';
import { siteWithLateTypefaces } from './late-typefaces.ts';

// Devices that have one family of typefaces alone, on Lighthouse's slow 4G: nothing moves under a reader, whichever
// family that is, and the site's own typefaces are seen as soon as they are there.

const heights = { 360: 740, 412: 823, 768: 1024, 1280: 800 } as const;
type Width = keyof typeof heights;
const widths: readonly Width[] = [360, 412, 768, 1280];

/** One page of each family, in English and in French by turns: pages of a family are laid out alike. */
const built = readManifest(builtSite.folder).pages;
const pages = firstOfEach(built, 'family').flatMap(({ family }, at) => built.find((page) => page.family === family && page.locale === locales[at % locales.length]) ?? []);

/**
 * Each page on every device and at every width, but not at every width of every device, which would take four times as
 * long: a fourth of them at each width of a device, others on the next device.
 */
const looks = everywhere
  ? Object.values<Device>(devices).flatMap((device, row) =>
      widths.map((width, column) => ({ device, width, paths: pages.filter((_, at) => (at + row + column) % widths.length === 0).map(({ path }) => path) })),
    )
  : [];

/** The most that may shift: a twentieth of what web.dev calls good. */
const STILL = 0.005;

/** How far the widths and the lines of a stretched face may be from those that it stands in for: 3 %. */
const ALIKE = 0.03;

/** The longest wait for a page, in ms: several are opened at once, on a slow network. */
const TIMEOUT_MS = 40_000;

const { requestLatencyMs: latency, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
/**
 * Lighthouse's slow 4G as DevTools applies it: its latency is that of a request, longer than the round trip of `SLOW_4G`
 * in `tests/bench/stage.ts`.
 */
const devtoolsSlow4G = { offline: false, latency, downloadThroughput: (downloadThroughputKbps * 1024) / 8, uploadThroughput: (uploadThroughputKbps * 1024) / 8 };

/** The families that an element's text is drawn with; what the site brings is its `own`. */
async function drawnWith(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'own' : familyName));
}

const painted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits for both files of the typefaces. That they were preloaded shows that the first paint asked for them. */
const typefacesCame = (page: Page) =>
  page.waitForFunction(() => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href);
    return files.length === 2 && files.every((file) => performance.getEntriesByName(file).some((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0));
  });

/** What a page shows once it is still. */
async function seen(page: Page, devtools: CDPSession) {
  const measured = await page.evaluate(async () => {
    let shift = 0;
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && entry.hadRecentInput === false) shift += entry.value;
    };
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // What the last typeface moved has been painted, and told, two frames later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(shifts.takeRecords());
    return {
      shift,
      header: document.querySelector('header')?.getBoundingClientRect().height,
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  return { ...measured, title: await drawnWith(devtools, 'h1'), text: await drawnWith(devtools, '#main p') };
}

/**
 * How far the page's texts run, and how high their lines are, in what stands in for each of its two typefaces, divided
 * by the same in the typeface: 1 is alike.
 */
const standIns = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (text: string, weight: string, family: string) => {
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px/normal ${family}; letter-spacing: 0`;
      line.textContent = text;
      document.body.append(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return ['h1, h2, h3', '#main p', 'label, a'].flatMap((selector) => {
      const texts = [...document.querySelectorAll(selector)].filter((element) => (element.textContent ?? '').trim().length > 12);
      if (texts.length === 0) return [];
      const sums = { own: { width: 0, height: 0 }, standIn: { width: 0, height: 0 } };
      for (const element of texts) {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const text = (element.textContent ?? '').trim();
        for (const [key, family] of [['own', fontFamily], ['standIn', fontFamily.slice(fontFamily.indexOf(',') + 1)]] as const) {
          const { width, height } = sizeOf(text, fontWeight, family);
          sums[key].width += width;
          sums[key].height += height;
        }
      }
      return [{ selector, width: sums.standIn.width / sums.own.width, height: sums.standIn.height / sums.own.height }];
    });
  });

/** A first visit, whose typefaces come after the first paint; then another, which has them in the cache. */
async function twice(browser: Browser, width: Width, path: string) {
  await using site = await siteWithLateTypefaces();
  const context = await browser.newContext({ viewport: { width, height: heights[width] }, isMobile: width < 1024, hasTouch: width < 1024 });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const devtools = await context.newCDPSession(page);
    for (const domain of ['DOM.enable', 'CSS.enable', 'Network.enable'] as const) await devtools.send(domain);
    await devtools.send('Network.emulateNetworkConditions', devtoolsSlow4G);

    await page.goto(site.address + path, { waitUntil: 'commit' });
    await painted(page);
    site.release();
    await typefacesCame(page);
    const first = await seen(page, devtools);

    await page.goto(site.address + path, { waitUntil: 'load' });
    await typefacesCame(page);
    return { first, second: await seen(page, devtools), standIns: await standIns(page) };
  } finally {
    await context.close();
  }
}

/** How many pixels of a page's title are dark, in the typeface of a device: the site's own come too late to be shown. */
async function inkOfTitle(device: Device): Promise<number> {
  await using confined = await browserOn(device);
  await using site = await siteWithLateTypefaces();
  const page = await confined.browser.newPage();
  await page.goto(`${site.address}/about`, { waitUntil: 'commit' });
  await painted(page);
  // A screenshot waits for the files.
  site.release();
  const { data } = PNG.sync.read(await page.locator('h1').screenshot());
  return data.filter((green, at) => at % 4 === 1 && green < 128).length;
}

/** How many pages are opened side by side: more, and their processor is busier than any phone's. */
const AT_ONCE = 4;

test.describe.configure({ timeout: 4 * TIMEOUT_MS });

if (everywhere) {
  test('a title is bold where a device has no bold that can be named', async () => {
    const [bold, thickened] = [await inkOfTitle(devices.roboto), await inkOfTitle(devices.robotoInOneFile)];
    // The regular face alone has 0.73 of it.
    expect(thickened / bold).toBeGreaterThan(0.95);
    expect(thickened / bold).toBeLessThan(1.05);
  });
}

for (const { device, width, paths } of looks) {
  const files = device.files.length === 1 ? ', in one file' : '';
  test(`nothing moves where there is ${device.family} alone${files}, at ${width} px`, async () => {
    const drawn = device.twin ?? device.family;
    await using confined = await browserOn(device);
    const look = async (path: string) => {
      const { first, second, standIns } = await twice(confined.browser, width, path);
      const of = (what: string) => `${path}: ${what}`;
      expect.soft(first.shift, of('layout shift of a first visit')).toBeLessThan(STILL);
      expect.soft(second.shift, of('layout shift of a second visit')).toBeLessThan(STILL);
      expect.soft([first.title, first.text], of('what a first visit is drawn with')).toEqual([[drawn], [drawn]]);
      // What came too late for the first page is shown by the next.
      expect.soft([second.title, second.text], of('what a second visit is drawn with')).toEqual([['own'], ['own']]);
      for (const { beyond } of [first, second]) expect.soft(beyond, of('px beyond the window')).toBeLessThanOrEqual(0);
      if (device.matched === undefined) return;
      expect.soft(first.header, of('height of the header')).toBe(second.header);
      for (const { selector, width: widths, height } of standIns) {
        expect.soft(Math.abs(widths - 1), of(`widths of ${selector}`)).toBeLessThan(ALIKE);
        expect.soft(Math.abs(height - 1), of(`lines of ${selector}`)).toBeLessThan(ALIKE);
      }
    };
    for (let from = 0; from < paths.length; from += AT_ONCE) await Promise.all(paths.slice(from, from + AT_ONCE).map(look));
  });
}
