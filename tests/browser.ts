import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * What no test needs of Chromium. A switch that is given twice counts once, the last time, so Playwright's own list is repeated here.
 * The two parts of the address bar's list, which headless windows never show, took a third of the processors' time of a test.
 */
const unneededFeatures = [
  'AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay',
  'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
] as const;

/**
 * The options with which every test starts Chromium: without a sandbox (for root in a container), without background network traffic, and
 * with a network that it takes for fast, because a busy machine answers so late that Chromium reports 3g, on which pages prefetch nothing.
 */
export const browserArguments = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--force-effective-connection-type=4G', `--disable-features=${unneededFeatures.join(',')}`,
] as const;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program of this name that the shell would run, if there is one. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '').split(delimiter).map((directory) => join(directory, name)).find(isExecutable);

/**
 * The browser that `UNO_CHROMIUM` names, or Playwright's own.
 *
 * @throws when `UNO_CHROMIUM` names something that can't be run, instead of silently using another browser
 */
function chosenBrowser(): string | undefined {
  const asked = process.env['UNO_CHROMIUM'];
  if (asked !== undefined && asked !== '') {
    if (isExecutable(asked)) return asked;
    throw new Error(`UNO_CHROMIUM names ${asked}, which can’t be run: correct it or unset it.`);
  }
  const own = chromium.executablePath();
  return isExecutable(own) ? own : undefined;
}

/** The Chromium to use: the one that `UNO_CHROMIUM` names, else Playwright's own, else `chromium` on PATH, else `undefined`. */
const findBrowser = (): string | undefined => chosenBrowser() ?? onPath('chromium') ?? onPath('chromium-browser');

/**
 * Playwright's options to start Chromium, for Vitest's browser mode and the end-to-end tests.
 *
 * @param which `light`, the default: the distribution's headless shell, if neither `UNO_CHROMIUM` nor Playwright has a
 * browser. It draws pages as Chromium does, in two thirds of the time, but has no back/forward cache, and moves a pointer
 * on each new page. `whole`: the Chromium that visitors have, for what the shell can't do, for measurements and photographs.
 */
export function launchOptions(which: 'light' | 'whole' = 'light'): { executablePath?: string; args: string[] } {
  const light = which === 'light' ? (chosenBrowser() ?? onPath('chromium-headless-shell')) : undefined;
  const executablePath = light ?? findBrowser();
  return { args: [...browserArguments], ...(executablePath !== undefined && { executablePath }) };
}

/** Options for a browser whose visitor chose letters of twice the usual size (WCAG 2.2, 1.4.4). Unlike a font size of the page, this reaches its media queries. */
export function withLargeLetters(): ReturnType<typeof launchOptions> {
  const { args, ...options } = launchOptions();
  return { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] };
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/**
 * Finds Chromium. If there is none, installs Playwright's own, else, as root, the system's package.
 *
 * @throws a sentence with the command to run, when neither could be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  run('npx', 'playwright', 'install', 'chromium');
  if (findBrowser() === undefined && process.getuid?.() === 0 && run('apt-get', 'update')) {
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
  }
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found and none could be installed: run “npx playwright install --with-deps chromium”, or set UNO_CHROMIUM to the path of one.');
}
