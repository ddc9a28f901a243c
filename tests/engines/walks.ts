/** Walks through the site, for every browser: what visitors do, from a sleeping page, in both languages. */
import { setTimeout as after } from 'node:timers/promises';
import { hexOf, surfaceNames, surfaces, themeNames, themeSources } from '@uno/tokens';
import { formatHex } from 'culori';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { required, requiredRow } from '../e2e/form.ts';
import { desktop, languages, phone } from '../e2e/site.ts';
import { words } from '../e2e/words.ts';
import { startWatchedSite } from './site.ts';
import type { Engine, RunningBrowser, Visitor } from './visitor.ts';

type Language = (typeof languages)[number];

/** The parts of the pages. */
const seen = {
  title: 'h1',
  pause: '#main input[type=checkbox]',
  midnight: 'footer [value=midnight]',
  services: '[data-main-navigation] button',
  allServices: '[data-main-navigation] [role=group] a',
  menuButton: 'header [aria-haspopup=dialog]',
  menu: '[role=dialog]',
  quoteInMenu: '[role=dialog] a[href$="/get-quote"]',
  service: '#service',
  restrooms: '[name=restrooms]',
  monthly: '[name=frequency][value=monthly]',
  name: '#main [name=name]',
  email: '#main [name=email]',
  phone: '#main [name=phone]',
  review: '#review + section',
  send: '#main [type=submit]',
  errorBox: '#main form > [role=group]',
  errorLink: '#main [role=group] a[href="#email"]',
} as const;

const pathOf = (visitor: Visitor) => visitor.read(() => location.pathname);

/** Presses Tab until the part has the focus. @throws if it cannot be reached */
async function tabTo(visitor: Visitor, selector: string): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if ((await visitor.sees(selector))?.focused === true) return;
    await visitor.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}.`);
}

/** Fills in the required answers of the quote form by mouse and keyboard. */
async function fillIn(visitor: Visitor, { locale }: Language, email: string): Promise<void> {
  // By keyboard, because a click would open the browser's own list.
  await tabTo(visitor, seen.service);
  await visitor.type(words[locale]['quote.service.office'].slice(0, 4));
  await expect.poll(() => visitor.sees(seen.service)).toMatchObject({ value: required.service });
  // Waits for the questions of this service.
  await expect.poll(() => visitor.sees(seen.restrooms)).not.toBeNull();
  await visitor.click(seen.monthly);
  await expect.poll(() => visitor.sees(seen.monthly)).toMatchObject({ checked: true });
  for (const [field, text] of [[seen.name, required.name], [seen.email, email], [seen.phone, required.phone]] as const) {
    await visitor.click(field);
    await visitor.type(text);
    await expect.poll(() => visitor.sees(field)).toMatchObject({ value: text });
  }
  // Waits for the review, which pushes the button down on a phone as it grows.
  await expect.poll(() => visitor.sees(seen.review)).toMatchObject({ text: expect.stringContaining(required.phone) });
}

/** The current time of each animation of the title. */
const titleAnimationTimes = () =>
  document.getAnimations().flatMap(({ effect, currentTime }) =>
    effect instanceof KeyframeEffect && effect.target?.closest('h1') ? [Number(currentTime)] : [],
  );

/** Waits for two frames, after which changes are drawn. */
const twoFrames = () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The lightness of the page's background, from 0 to 255. */
const backgroundLightness = () => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return (red + green + blue) / 3;
};

/** Every theme and surface with each surface and each theme inside, on a page. @returns for each inner one, its background and its text's colour */
const nestedColours = (themes: readonly string[], names: readonly string[]): readonly (readonly [string, string])[] => {
  const box = (data: Readonly<Record<string, string>>, parent: Element) => {
    const element = parent.appendChild(document.createElement('div'));
    for (const [name, value] of Object.entries(data)) element.setAttribute(`data-${name}`, value);
    return element;
  };
  return themes.flatMap((theme) =>
    names.flatMap((surface) => {
      const outer = box({ theme, surface }, document.body);
      const inner = [...names.map((name) => ({ surface: name })), ...themes.map((name) => ({ theme: name }))].map((data) => getComputedStyle(box(data, outer)));
      return inner.map(({ backgroundColor, color }) => [backgroundColor, color] as const);
    }),
  );
};

/** The same colours, from the data of the themes. */
const expectedColours = themeNames.flatMap((theme) =>
  surfaceNames.flatMap(() => [
    ...surfaceNames.map((name) => [themeSources[theme], surfaces[name]] as const),
    ...themeNames.map((name) => [themeSources[name], surfaces.page] as const),
  ]),
).map(([source, { background, text }]) => [hexOf(source, background), hexOf(source, text)]);

/** The longest time for a command, in ms; a driver that has not responded by then never does. */
const TIMEOUT_MS = 60_000;

/** A driver command got no response, which is not a fault of the page. */
class DriverTimeout extends Error {
  override name = 'DriverTimeout';
}

/** Gives every command of a visitor a timeout, because WebKitGTK's driver sometimes never responds on a busy machine. */
const withTimeouts = (visitor: Visitor): Visitor =>
  new Proxy(visitor, {
    get: (_, name: keyof Visitor) => (...given: unknown[]) => {
      const silence = after(TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new DriverTimeout(`The driver did not answer “${name}” in ${TIMEOUT_MS / 1000} s.`)));
      return Promise.race([Reflect.apply(visitor[name], visitor, given), silence]);
    },
  });

/** Waits at most ten seconds: WebKit's driver may never respond, and the next walk needs the window closed. */
const soon = <Told>(answer: Promise<Told>) => Promise.race([answer.catch(() => undefined), after(10_000, undefined, { ref: false })]);

/** Declares the walks through the site as tests in one browser. */
export function testWalks(engine: Engine): void {
  let site: Awaited<ReturnType<typeof startWatchedSite>>;
  let browser: RunningBrowser | undefined;
  beforeAll(async () => {
    site = await startWatchedSite();
  });
  afterAll(async () => {
    await browser?.stop();
    await site.stop();
  });

  /** Declares a walk in a window of its own, with an empty store. It is repeated if the driver did not respond. */
  const walk = (path: string, what: string, window: { width: number; height: number }, go: (visitor: Visitor) => Promise<void>) =>
    test(`${path}: ${what}`, { retry: { count: 1, condition: ({ name }) => name === 'DriverTimeout' } }, async () => {
      await site.empty();
      site.pageErrors();
      browser ??= await engine.start();
      const visitor = withTimeouts(await browser.visit());
      try {
        await visitor.size(window.width, window.height);
        await go(visitor);
        expect(site.pageErrors()).toEqual([]);
      } catch (error) {
        if (!(error instanceof DriverTimeout)) throw error;
        // A driver that hangs opens no other window.
        await soon(browser.stop());
        browser = undefined;
        throw error;
      } finally {
        await soon(visitor.leave());
      }
    });

  walk('/', 'each surface and each theme has its own colours inside every other', desktop, async (visitor) => {
    await visitor.open(`${site.address}/`);
    const colours = await visitor.read(nestedColours, themeNames, surfaceNames);
    expect(colours.map((pair) => pair.map(formatHex))).toEqual(expectedColours);
  });

  for (const language of languages) {
    const { locale, home, quote } = language;

    describe(`in ${locale}`, () => {
      walk(home, 'the words change until they are paused; a chosen theme is kept', desktop, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        expect(await visitor.sees(seen.title)).toMatchObject({ inView: true });
        const first = await visitor.read(titleAnimationTimes);
        expect(first).not.toEqual([]);
        await expect.poll(() => visitor.read(titleAnimationTimes)).not.toEqual(first);
        await visitor.click(seen.pause);
        await visitor.read(twoFrames);
        const paused = await visitor.read(titleAnimationTimes);
        await visitor.read(twoFrames);
        expect(await visitor.read(titleAnimationTimes)).toEqual(paused);
        await visitor.click(seen.pause);
        await expect.poll(() => visitor.read(titleAnimationTimes)).not.toEqual(paused);

        expect(await visitor.read(backgroundLightness)).toBeGreaterThan(200);
        await visitor.click(seen.midnight);
        await expect.poll(() => visitor.read(backgroundLightness)).toBeLessThan(60);
        expect(await visitor.sees(seen.midnight)).toMatchObject({ checked: true });
        await visitor.open(`${site.address}${quote}`);
        await expect.poll(() => visitor.read(backgroundLightness)).toBeLessThan(60);
        expect(await visitor.sees(seen.midnight)).toMatchObject({ checked: true });
      });

      walk(home, 'the services menu opens and closes by mouse and by keyboard', desktop, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        expect(await visitor.sees(seen.menuButton)).toBeNull();
        expect(await visitor.sees(seen.allServices)).toBeNull();
        await visitor.click(seen.services);
        await expect.poll(() => visitor.sees(seen.allServices)).toMatchObject({ inView: true });
        expect(await visitor.sees(seen.services)).toMatchObject({ expanded: 'true' });
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(seen.allServices)).toBeNull();
        await expect.poll(() => visitor.sees(seen.services)).toMatchObject({ expanded: 'false', focused: true });
        await visitor.press('Enter');
        await expect.poll(() => visitor.sees(seen.allServices)).toMatchObject({ inView: true });
        await visitor.press('Tab');
        await expect.poll(() => visitor.sees(seen.allServices)).toMatchObject({ focused: true });
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(seen.allServices)).toBeNull();
        await expect.poll(() => visitor.sees(seen.services)).toMatchObject({ expanded: 'false', focused: true });
      });

      walk(home, 'the mobile menu is closed by Escape, and leads to the quote form', phone, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        expect(await visitor.sees(seen.services)).toBeNull();
        await visitor.click(seen.menuButton);
        await expect.poll(() => visitor.sees(seen.menu)).toMatchObject({ holdsFocus: true });
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(seen.menu)).toBeNull();
        await expect.poll(() => visitor.sees(seen.menuButton)).toMatchObject({ expanded: 'false', focused: true });
        await visitor.press('Enter');
        await expect.poll(() => visitor.sees(seen.quoteInMenu)).not.toBeNull();
        await visitor.click(seen.quoteInMenu);
        await expect.poll(() => pathOf(visitor)).toBe(quote);
        await expect.poll(() => visitor.sees(seen.menu)).toBeNull();
        await expect.poll(() => visitor.sees(seen.send)).not.toBeNull();
      });

      walk(quote, 'a wrong e-mail address is reported, corrected and sent', locale === 'en-CA' ? desktop : phone, async (visitor) => {
        await visitor.open(`${site.address}${quote}`);
        // A minute ago, because a form sent within three seconds counts as a robot’s.
        await visitor.read(() => sessionStorage.setItem('uno-opened', String(Date.now() - 60_000)));
        await fillIn(visitor, language, 'alex');
        // By Tab first, because Firefox may scroll back to a field with the caret.
        await tabTo(visitor, seen.send);
        await visitor.click(seen.send);
        await expect.poll(() => visitor.sees(seen.errorBox)).toMatchObject({ focused: true });
        expect(await visitor.sees(seen.email)).toMatchObject({ invalid: 'true', description: expect.stringContaining((await visitor.sees(seen.errorLink))?.text ?? 'its error') });
        expect(await site.requests()).toEqual([]);
        await visitor.click(seen.errorLink);
        await expect.poll(() => visitor.sees(seen.email)).toMatchObject({ focused: true, inView: true });
        await visitor.press('End');
        await visitor.type('@example.com');
        await expect.poll(() => visitor.sees(seen.email)).toMatchObject({ value: required.email });
        await visitor.press('Enter');
        await expect.poll(() => visitor.sees(seen.title)).toMatchObject({ focused: true, inView: true });
        expect(await site.requests()).toMatchObject([requiredRow]);
      });
    });
  }
}
