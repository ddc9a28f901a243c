/** WebKit, in WebKitGTK's example browser on a virtual screen, through its WebDriver. */
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as Named, type WebDriver, WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { onPath } from '../browser.ts';
import { findPart, type Sight } from './look.ts';
import { hasScreen, startScreen } from './screen.ts';
import type { Engine, Key, Running, Visitor } from './visitor.ts';

const findDriver = (): string | undefined => onPath('WebKitWebDriver');

/** WebKitGTK's example browser, in the folders of Debian and other distributions. */
const findBrowser = (): string | undefined =>
  globSync(['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/{lib,libexec}/webkit*gtk*/MiniBrowser']).toSorted().at(-1);

const keys: Readonly<Record<Key, string>> = { Enter: Named.ENTER, Escape: Named.ESCAPE, Tab: Named.TAB, End: Named.END };

/** Shrinks its toolbar, which would keep the window wider than a phone. */
const NARROW = 'toolbar, toolbar *, entry, button { min-width: 0; margin: 0; padding: 0 }';

const visitorOf = (driver: WebDriver): Visitor => {
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

async function start(): Promise<Running> {
  const [driver, binary] = [findDriver(), findBrowser()];
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
    visit: async () => visitorOf(await session()),
    async stop() {
      await service.kill();
      await screen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** WebKitGTK's browser, its driver and a screen. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => findDriver() !== undefined && findBrowser() !== undefined && hasScreen(),
  start,
};
