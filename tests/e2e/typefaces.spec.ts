import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, expect, type Page, test } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { PNG } from 'pngjs';
import { listenOn } from '../../scripts/listen.ts';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { closeGracefully } from '../../server/stop.ts';
import { locales } from '../../site/i18n/locale.ts';
import { firstOfEach, readManifest } from '../../site/manifest.ts';
import { type Cut, type DeviceFamily, deviceFamilies, trueType } from '../../tokens/scripts/device-families.ts';
import { budgets } from '../bench/budgets.ts';
import { launchOptions } from '../browser.ts';
import { everywhere } from '../everywhere.ts';
import { builtSite } from './dist.ts';
import { layoutShift } from './layoutShift.ts';
import { untilPainted } from './site.ts';

// Devices with only one family of typefaces, on Lighthouse's slow 4G: no layout shifts, whichever family that is, and
// the site's own typefaces are shown once they are loaded. `tests/typefaces.ts` runs them on Linux.

/** A device with only one family of typefaces. */
interface Device {
  /** The device's name for the family. */
  family: string;
  /** The site's fallback for it: with `Arial`, the face `Figtree Arial` stretches that family to our widths. `undefined` if the site has none. */
  matched: DeviceFamily['name'] | undefined;
  /** The files of its cuts: a package and a path in it. */
  files: readonly string[];
  /** The family name in the files, if it is a metric-compatible twin of the device's family. */
  twin?: string;
}

const deviceWith = (name: DeviceFamily['name'], family: string, twin?: string, cuts: readonly Cut[] = ['regular', 'bold']): Device => {
  const known = deviceFamilies.find((one) => one.name === name);
  if (known === undefined) throw new Error(`tokens/scripts/device-families.ts has no ${name}.`);
  return { family, matched: name, files: cuts.map((cut) => known.file[cut]), ...(twin !== undefined && { twin }) };
};

/** Devices with one typeface family each; `none` has no family that the site knows. */
const devices = {
  arial: deviceWith('Arial', 'Arial', 'Arimo'),
  helvetica: deviceWith('Arial', 'Helvetica', 'Arimo'),
  liberation: deviceWith('Arial', 'Liberation Sans', 'Arimo'),
  arimo: deviceWith('Arial', 'Arimo'),
  roboto: deviceWith('Roboto', 'Roboto'),
  /** As in Android since version 12: one variable file, without a bold face that could be named. */
  robotoInOneFile: deviceWith('Roboto', 'Roboto', undefined, ['regular']),
  noto: deviceWith('Noto', 'Noto Sans'),
  dejavu: deviceWith('DejaVu', 'DejaVu Sans'),
  none: { family: 'DejaVu Serif', matched: undefined, files: ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'] },
} as const satisfies Record<string, Device>;

/** The cut in a file's name, as full font names write it: empty for the regular one. */
const cutOf = (file: string): '' | ' Bold' => (/bold|-700-/i.test(file) ? ' Bold' : '');

const setName = (property: string, value: string) => `<edit name="${property}" mode="assign"><string>${value}</string></edit>`;

/** The fontconfig rules that give a twin's cuts the device's names. */
const fontconfigRules = ({ family, twin, files }: Device): readonly string[] =>
  (twin === undefined ? [] : files.map(cutOf)).map((cut) => `<match target="scan">
  <test name="family"><string>${twin}</string></test><test name="style"><string>${cut.trim() || 'Regular'}</string></test>
  ${setName('fullname', family + cut)}${setName('postscriptname', (family + cut).replaceAll(' ', ''))}${setName('family', family)}
</match>`);

/**
 * Starts a browser on such a device: its fontconfig has one folder with only the family's files. Disposing it removes
 * the folder.
 */
async function browserOn(device: Device) {
  const folder = await mkdtemp(join(tmpdir(), 'uno-fonts-'));
  const fonts = join(folder, 'fonts');
  await mkdir(fonts);
  for (const [at, file] of device.files.entries()) await writeFile(join(fonts, `${at}.ttf`), await trueType(file));
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${join(folder, 'cache')}</cachedir>
${fontconfigRules(device).join('\n')}
</fontconfig>
`,
  );
  const browser = await chromium.launch({ ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: config } });
  return {
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const heights = { 360: 740, 412: 823, 768: 1024, 1280: 800 } as const;
type Width = keyof typeof heights;
const widths: readonly Width[] = [360, 412, 768, 1280];

const built = readManifest(builtSite.folder).pages;
/** One page of each family, in English and in French alternately, because pages of a family have the same layout. */
const pages = firstOfEach(built, 'family').flatMap(({ family }, at) => built.find((page) => page.family === family && page.locale === locales[at % locales.length]) ?? []);

/**
 * Each page on every device and at every width, but not at every width of every device, which would take four times as
 * long: each width of a device gets a quarter of the pages, and the next device another quarter. Arial's twins differ by name alone.
 */
const combinations = everywhere
  ? Object.values<Device>(devices).flatMap((device, row) =>
      widths
        .slice(0, device.twin === undefined ? undefined : 1)
        .map((width, column) => ({ device, width, paths: pages.filter((_, at) => (at + row + column) % widths.length === 0).map(({ path }) => path) })),
    )
  : [];

const MAX_SHIFT = budgets.shift.most;

/** How far the widths and line heights of a fallback face may be from those of our typeface: 3 %. */
const TOLERANCE = 0.03;

/** The longest wait for a page, in ms; several are opened at once, on a slow network, and servers are started and stopped beside. */
const TIMEOUT_MS = 90_000;

const { requestLatencyMs: latency, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
/**
 * Lighthouse's slow 4G as DevTools applies it: its latency is for a request, longer than the round trip of `SLOW_4G` in
 * `tests/bench/stage.ts`.
 */
const devtoolsSlow4G = { offline: false, latency, downloadThroughput: (downloadThroughputKbps * 1024) / 8, uploadThroughput: (uploadThroughputKbps * 1024) / 8 };

/**
 * Serves the built site, but holds its typefaces until `release` is called, so that they come after the first paint on
 * every machine. Its forms cannot be sent.
 */
async function siteWithLateTypefaces() {
  const app = createApp({ dist: builtSite.folder, database: Promise.withResolvers<Database>().promise });
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const held = request.url?.endsWith('.woff2') ? free : Promise.resolve();
    void held.then(() => app.emit('request', request, response));
  });
  return {
    address: await listenOn(server),
    release,
    async [Symbol.asyncDispose]() {
      release();
      await closeGracefully(server);
    },
  };
}

/** The families that draw an element's text; `own` is the site's. */
async function drawnFamilies(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'own' : familyName));
}

/** Waits until both preloaded font files are loaded. */
const waitForTypefaces = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => ({
            file: href,
            loaded: performance.getEntriesByName(href).some((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0),
          })),
        ),
      { timeout: TIMEOUT_MS },
    )
    .toEqual([1, 2].map(() => ({ file: expect.any(String), loaded: true })));

/** Measures a page once it is stable. */
async function measurePage(page: Page, devtools: CDPSession) {
  await page.evaluate(async () => void (await document.fonts.ready));
  const shift = await layoutShift(page);
  const measured = await page.evaluate(() => ({
    header: document.querySelector('header')?.getBoundingClientRect().height,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  return { ...measured, shift, title: await drawnFamilies(devtools, 'h1'), text: await drawnFamilies(devtools, '#main p') };
}

/**
 * The widths and line heights of the page's texts in the fallback of each of its two typefaces, divided by those in the
 * typeface itself: 1 means equal.
 */
const compareFallbacks = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element, familyOf: (own: string) => string) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${fontWeight} 100px/normal ${familyOf(fontFamily)}; letter-spacing: 0`;
      line.textContent = element.textContent.trim();
      document.body.append(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return ['h1, h2, h3', '#main p', 'label, a'].flatMap((selector) => {
      const texts = [...document.querySelectorAll(selector)].filter((element) => element.textContent.trim().length > 12);
      const own = texts.map((element) => sizeOf(element, (family) => family));
      const standIn = texts.map((element) => sizeOf(element, (family) => family.slice(family.indexOf(',') + 1)));
      const ratio = (side: 'width' | 'height') => standIn.reduce((sum, size) => sum + size[side], 0) / own.reduce((sum, size) => sum + size[side], 0);
      return texts.length === 0 ? [] : [{ selector, width: ratio('width'), height: ratio('height') }];
    });
  });

/** Visits a page with typefaces that come after the first paint, then again with the typefaces in the cache. */
async function visitTwice(browser: Browser, width: Width, path: string) {
  await using site = await siteWithLateTypefaces();
  const context = await browser.newContext({ viewport: { width, height: heights[width] }, isMobile: width < 1024, hasTouch: width < 1024 });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const devtools = await context.newCDPSession(page);
    for (const domain of ['DOM.enable', 'CSS.enable', 'Network.enable'] as const) await devtools.send(domain);
    await devtools.send('Network.emulateNetworkConditions', devtoolsSlow4G);

    await page.goto(site.address + path, { waitUntil: 'commit' });
    await untilPainted(page);
    site.release();
    await waitForTypefaces(page);
    const first = await measurePage(page, devtools);

    await page.goto(site.address + path, { waitUntil: 'load' });
    await waitForTypefaces(page);
    return { first, second: await measurePage(page, devtools), compareFallbacks: await compareFallbacks(page) };
  } finally {
    await context.close();
  }
}

/** The number of dark pixels of a page's title in a device's typeface; the site's own come too late to be shown. */
async function inkOfTitle(device: Device): Promise<number> {
  await using confined = await browserOn(device);
  await using site = await siteWithLateTypefaces();
  const page = await confined.browser.newPage();
  await page.goto(`${site.address}/about`, { waitUntil: 'commit' });
  await untilPainted(page);
  // Released, because a screenshot waits for the files.
  site.release();
  const { data } = PNG.sync.read(await page.locator('h1').screenshot());
  return data.filter((green, at) => at % 4 === 1 && green < 128).length;
}

/** How many pages are open at a time. Four of them on two busy processors delay a cached typeface until after the first paint, and it then moves the text. */
const AT_ONCE = 2;

test.describe.configure({ timeout: 4 * TIMEOUT_MS });

if (everywhere) {
  test('a title is bold on a device whose bold face cannot be named', async () => {
    const [bold, thickened] = [await inkOfTitle(devices.roboto), await inkOfTitle(devices.robotoInOneFile)];
    // The regular face has only 0.73 of the dark pixels.
    expect(thickened / bold).toBeGreaterThan(0.95);
    expect(thickened / bold).toBeLessThan(1.05);
  });
}

for (const { device, width, paths } of combinations) {
  const files = device.files.length === 1 ? ', in one file' : '';
  test(`nothing moves on a device with only ${device.family}${files}, at ${width} px`, async () => {
    const drawn = device.twin ?? device.family;
    await using confined = await browserOn(device);
    const look = async (path: string) => {
      const { first, second, compareFallbacks } = await visitTwice(confined.browser, width, path);
      const of = (what: string) => `${path}: ${what}`;
      expect.soft(first.shift.sum, of(`layout shift of a first visit\n${first.shift.moved}`)).toBeLessThan(MAX_SHIFT);
      expect.soft(second.shift.sum, of(`layout shift of a second visit\n${second.shift.moved}`)).toBeLessThan(MAX_SHIFT);
      expect.soft([first.title, first.text], of('what a first visit is drawn with')).toEqual([[drawn], [drawn]]);
      // The second visit shows the typefaces that came too late for the first.
      expect.soft([second.title, second.text], of('what a second visit is drawn with')).toEqual([['own'], ['own']]);
      for (const { beyond } of [first, second]) expect.soft(beyond, of('px beyond the window')).toBeLessThanOrEqual(0);
      if (device.matched === undefined) return;
      expect.soft(first.header, of('height of the header')).toBe(second.header);
      for (const { selector, width: widths, height } of compareFallbacks) {
        expect.soft(Math.abs(widths - 1), of(`widths of ${selector}`)).toBeLessThan(TOLERANCE);
        expect.soft(Math.abs(height - 1), of(`lines of ${selector}`)).toBeLessThan(TOLERANCE);
      }
    };
    for (let from = 0; from < paths.length; from += AT_ONCE) await Promise.all(paths.slice(from, from + AT_ONCE).map(look));
  });
}
