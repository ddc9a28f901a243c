/** The browsers other than Chromium: Firefox, and WebKit in WebKitGTK's example browser. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ElementHandle, launch, type Page, ProtocolError } from 'puppeteer-core';
import { Builder, Capabilities, Key as Named, type WebDriver, WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { onPath } from '../browser.ts';
import { type Engine, findPart, type Key, type RunningBrowser, type Sight, type Visitor } from './visitor.ts';

const findFirefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/**
 * Gives the page its size. Puppeteer turns the screen too, which Firefox 140 (Debian's) can't: the window has its
 * size all the same.
 */
async function sizePage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride'))) throw error;
  });
}

/** Resolves once an element has kept its place for two frames. Runs in the page, because Puppeteer's own locators evaluate text, which the site's policy refuses in Firefox 140. */
const isAtRest = async (element: Element) => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  for (let before = '', now = place(); before !== now; now = place()) {
    before = now;
    await frame();
    await frame();
  }
};

const firefoxVisitor = (page: Page, leave: () => Promise<void>): Visitor => ({
  size: (width, height) => sizePage(page, width, height),
  async open(address) {
    await page.goto(address, { waitUntil: 'load' });
  },
  async click(selector) {
    const element = (await page.evaluateHandle(findPart, selector, 'element' as const)).asElement() as ElementHandle | null;
    if (element === null) throw new Error(`There is no ${selector} to press.`);
    await element.evaluate(isAtRest);
    await element.click();
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  sees: (selector) => page.evaluate(findPart, selector, 'sight' as const) as Promise<Sight | null>,
  read: async <Given extends unknown[], Told>(work: (...given: Given) => Told | Promise<Told>, ...given: Given) =>
    (await page.evaluate(work as (...given: unknown[]) => unknown, ...given)) as Told,
  picture: async () => Buffer.from(await page.screenshot()),
  leave,
});

/** Starts Firefox through WebDriver BiDi, which needs no driver program. On a busy machine it can take a minute. */
async function startFirefox(): Promise<RunningBrowser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox.');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, timeout: 100_000 });
  return {
    version: (await browser.version()).replace('/', ' '),
    async visit() {
      const context = await browser.createBrowserContext();
      return firefoxVisitor(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

const findWebKitDriver = (): string | undefined => onPath('WebKitWebDriver');

/** WebKitGTK's example browser, in the folders of Debian and other distributions. */
const findWebKit = (): string | undefined =>
  globSync(['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/{lib,libexec}/webkit*gtk*/MiniBrowser']).toSorted().at(-1);

const keys: Readonly<Record<Key, string>> = { Enter: Named.ENTER, Escape: Named.ESCAPE, Tab: Named.TAB, End: Named.END };

/** Shrinks its toolbar, which would keep the window wider than a phone. */
const NARROW = 'toolbar, toolbar *, entry, button { min-width: 0; margin: 0; padding: 0 }';

const webkitVisitor = (driver: WebDriver): Visitor => {
  const press = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    async size(width, height) {
      const [across, down] = await driver.executeScript<[number, number]>(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await driver.manage().window().setRect({ width: width + across, height: height + down });
    },
    open: (address) => driver.get(address),
    async click(selector) {
      const element = await driver.executeScript(findPart, selector, 'element');
      if (!(element instanceof WebElement)) throw new Error(`There is no ${selector} to press.`);
      await element.click();
    },
    type: press,
    press: (key) => press(keys[key]),
    sees: (selector) => driver.executeScript<Sight | null>(findPart, selector, 'sight'),
    read: (work, ...given) => driver.executeScript(work, ...given),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    leave: () => driver.quit(),
  };
};

/** Starts a virtual screen (Xvfb) that is large enough for every window, under a free number. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'close');
  const number = await Promise.race([
    once(server.stdio[3] as Readable, 'data').then(([text]) => String(text).trim()),
    ended.then(() => Promise.reject(new Error('Xvfb ended before it had a screen.'))),
  ]);
  return {
    /** The value of `DISPLAY`: `:99`. */
    display: `:${number}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Starts WebKitGTK's browser on a virtual screen, because it has no headless mode, through its WebDriver. */
async function startWebKit(): Promise<RunningBrowser> {
  const [driver, binary] = [findWebKitDriver(), findWebKit()];
  if (driver === undefined || binary === undefined) throw new Error('There is no WebKitGTK with its WebDriver.');
  const folder = await mkdtemp(join(tmpdir(), 'uno-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NARROW);
  const screen = await startScreen();
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // A virtual screen has no graphics card; with this renderer pictures are sometimes black.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // A folder of its own for its settings and data, which is removed at the end.
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    })
    .build();
  const address = await service.start();
  const capabilities = new Capabilities().setBrowserName('MiniBrowser').set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const session = () => new Builder().disableEnvironmentOverrides().usingServer(address).withCapabilities(capabilities).build();
  const first = await session();
  const version = (await first.getCapabilities()).getBrowserVersion();
  await first.quit();
  return {
    version: `WebKitGTK ${version}`,
    visit: async () => webkitVisitor(await session()),
    async stop() {
      await service.kill();
      await screen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const engines: readonly Engine[] = [
  { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== undefined, start: startFirefox },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => findWebKitDriver() !== undefined && findWebKit() !== undefined && onPath('Xvfb') !== undefined,
    start: startWebKit,
  },
];
