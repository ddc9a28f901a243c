/** What people do on the site, once for every browser: asleep at first, in both languages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { footer as footerEn } from '../../site/content/en/footer.ts';
import { footer as footerFr } from '../../site/content/fr/footer.ts';
import { required, requiredRow } from '../e2e/form.ts';
import { desktop, languages, phone } from '../e2e/site.ts';
import { words } from '../e2e/words.ts';
import { root } from '../steps/command.ts';
import { answering, Unanswered } from './answering.ts';
import type { Part } from './look.ts';
import { startWatchedSite, type WatchedSite } from './site.ts';
import type { Engine, Running, Visitor } from './visitor.ts';

type Language = (typeof languages)[number];

const midnight = { 'en-CA': footerEn['footer.theme.midnight'], 'fr-CA': footerFr['footer.theme.midnight'] };

/** The parts of the pages that are walked through, by the words of a language. */
function parts({ locale }: Language) {
  const say = words[locale];
  const inHeader = (kind: Part['kind'], name: string): Part => ({ kind, name, within: 'header' });
  const inForm = (kind: Part['kind'], name: string): Part => ({ kind, name, within: 'form' });
  return {
    pause: { kind: 'choice', name: say['hero.pause'] },
    midnight: { kind: 'choice', name: midnight[locale], within: 'footer' },
    services: inHeader('button', say['nav.services']),
    allServices: inHeader('link', say['nav.allServices']),
    quoteLink: inHeader('link', say['nav.quote']),
    menuButton: inHeader('button', say['nav.menu']),
    menu: { kind: 'dialog', name: say['nav.menuTitle'] },
    quoteInMenu: { kind: 'link', name: say['nav.quote'], within: '[role=dialog]' },
    service: inForm('field', say['quote.service.label']),
    monthly: inForm('choice', say['quote.frequency.monthly']),
    name: inForm('field', say['quote.name.label']),
    email: inForm('field', say['quote.email.label']),
    phone: inForm('field', say['quote.phone.label']),
    restrooms: inForm('field', say['quote.restrooms.label']),
    review: { kind: 'region', name: say['getQuote.review.title'] },
    send: { ...inForm('button', say['getQuote.send']), begins: true },
    errorBox: { kind: 'group', name: say['errors.title'] },
    errorLink: { kind: 'link', name: say['errors.field.emailFormat'], within: '[role=group]' },
    success: { kind: 'heading', name: say['getQuote.success.title'] },
  } as const satisfies Record<string, Part>;
}

const pathOf = (visitor: Visitor) => visitor.read(() => location.pathname);

/** Tabs on until the focus is where it should be; what cannot be tabbed to cannot be used. */
async function tabTo(visitor: Visitor, part: Part): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if ((await visitor.sees(part))?.focused === true) return;
    await visitor.press('Tab');
  }
  throw new Error(`No amount of tabbing reaches the ${part.kind} “${part.name}”.`);
}

/** Fills the quote form in by mouse and keyboard, with the least that it asks for. */
async function fillIn(visitor: Visitor, language: Language, email: string = required.email): Promise<void> {
  const { service, monthly, restrooms, review, ...fields } = parts(language);
  // A click would open the browser's own list: by keyboard the choice is made in the page.
  await tabTo(visitor, service);
  await visitor.type(words[language.locale]['quote.service.office'].slice(0, 4));
  await expect.poll(() => visitor.sees(service)).toMatchObject({ value: required.service });
  // The questions of this service come.
  await expect.poll(() => visitor.sees(restrooms)).not.toBeNull();
  await visitor.click(monthly);
  await expect.poll(() => visitor.sees(monthly)).toMatchObject({ checked: true });
  for (const [field, text] of [
    [fields.name, required.name],
    [fields.email, email],
    [fields.phone, required.phone],
  ] as const) {
    await visitor.click(field);
    await visitor.type(text);
    await expect.poll(() => visitor.sees(field)).toMatchObject({ value: text });
  }
  // Wait for the review: on a phone it pushes the button down as it grows.
  await expect.poll(() => visitor.sees(review)).toMatchObject({ text: expect.stringContaining(required.phone) });
}

/** Goes on to the button, then presses it: as long as the caret is in a field, Firefox may scroll back to it. */
async function send(visitor: Visitor, button: Part): Promise<void> {
  await tabTo(visitor, button);
  await visitor.click(button);
}

/** The time that each animation of the title has run, which is what the words stand at. */
const wordsStandAt = () =>
  document.getAnimations().flatMap(({ effect, currentTime }) =>
    effect instanceof KeyframeEffect && effect.target?.closest('h1') ? [Number(currentTime)] : [],
  );

/** After two frames: what was to be drawn is drawn. */
const twoFrames = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** How light the page's ground is, from 0 to 255. */
const groundOf = () => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return (red + green + blue) / 3;
};

/** Where a picture of a failure is left. */
const failures = join(root, 'node_modules/.cache/engines');

/** How long it is awaited, in ms: WebKit's driver may never answer, and the next walk needs the window closed. */
const PICTURE = 10_000;

/** Walks through the site in one browser. */
export function walkIn(engine: Engine): void {
  let site: WatchedSite;
  let browser: Running | undefined;
  beforeAll(async () => {
    site = await startWatchedSite();
    browser = await engine.start();
  });
  afterAll(async () => {
    await browser?.stop();
    await site.stop();
  });

  interface Walk {
    readonly path: string;
    readonly what: string;
    readonly window: { width: number; height: number };
    readonly go: (visitor: Visitor) => Promise<void>;
  }

  /** A walk begins in a window of its own, before an empty store. @returns what the pages complained of on the way */
  async function walkOnce({ path, what, window, go }: Walk, onTestFailed: (say: () => void) => void): Promise<readonly string[]> {
    await site.empty();
    site.pageErrors();
    if (browser === undefined) throw new Error(`${engine.name} has not started.`);
    const visitor = answering(await browser.visit());
    try {
      await visitor.size(window.width, window.height);
      await go(visitor);
      return site.pageErrors();
    } catch (error) {
      if (error instanceof Unanswered) throw error;
      const picture = join(failures, `${engine.name} ${path} ${what}.png`.replaceAll(/[^\w.]+/g, '-'));
      await mkdir(failures, { recursive: true });
      const png = await Promise.race([visitor.picture().catch(() => undefined), after(PICTURE, undefined, { ref: false })]);
      if (png !== undefined) await writeFile(picture, png);
      const pageErrors = site.pageErrors().join('; ') || 'none';
      onTestFailed(() => console.error(`What ${engine.name} showed: ${png === undefined ? 'no picture came' : picture}; pageErrors: ${pageErrors}`));
      throw error;
    } finally {
      await Promise.race([visitor.leave().catch(() => undefined), after(PICTURE, undefined, { ref: false })]);
    }
  }

  /** Runs a walk; once more in a new browser if the driver did not answer, which is no fault of the page. */
  async function walked(way: Walk, onTestFailed: (say: () => void) => void): Promise<readonly string[]> {
    try {
      return await walkOnce(way, onTestFailed);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      console.warn(`${engine.name}, “${way.path}: ${way.what}”: ${error.message} It is begun again in a new browser.`);
      // A stuck driver opens no other window.
      await Promise.race([browser?.stop(), after(PICTURE, undefined, { ref: false })]);
      browser = await engine.start();
      return walkOnce(way, onTestFailed);
    }
  }

  const walk = (path: string, what: string, window: { width: number; height: number }, go: (visitor: Visitor) => Promise<void>) =>
    test(`${path}: ${what}`, async ({ onTestFailed }) => {
      expect(await walked({ path, what, window, go }, onTestFailed)).toEqual([]);
    });

  for (const language of languages) {
    const { home, quote } = language;
    const seen = parts(language);

    describe(`${engine.name}, ${language.locale}`, () => {
      walk(home, 'the words run until they are paused; a theme is chosen, and kept', desktop, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        expect(await visitor.sees({ kind: 'heading', name: await visitor.read(() => document.querySelector('h1')?.textContent ?? '') })).toMatchObject({ inView: true });
        const first = await visitor.read(wordsStandAt);
        expect(first).not.toEqual([]);
        await expect.poll(() => visitor.read(wordsStandAt)).not.toEqual(first);
        await visitor.click(seen.pause);
        await visitor.read(twoFrames);
        const paused = await visitor.read(wordsStandAt);
        await visitor.read(twoFrames);
        expect(await visitor.read(wordsStandAt)).toEqual(paused);
        await visitor.click(seen.pause);
        await expect.poll(() => visitor.read(wordsStandAt)).not.toEqual(paused);

        expect(await visitor.read(groundOf)).toBeGreaterThan(200);
        await visitor.click(seen.midnight);
        await expect.poll(() => visitor.read(groundOf)).toBeLessThan(60);
        expect(await visitor.sees(seen.midnight)).toMatchObject({ checked: true });
        await visitor.open(`${site.address}${quote}`);
        await expect.poll(() => visitor.read(groundOf)).toBeLessThan(60);
        expect(await visitor.sees(seen.midnight)).toMatchObject({ checked: true });
      });

      walk(home, 'the services menu, by mouse and by keyboard', desktop, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        expect(await visitor.sees(seen.menuButton)).toBeNull();
        expect(await visitor.sees(seen.allServices)).toBeNull();
        await visitor.click(seen.services);
        await expect.poll(() => visitor.sees(seen.allServices)).toMatchObject({ inView: true });
        expect(await visitor.sees(seen.services)).toMatchObject({ expanded: true });
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(seen.allServices)).toBeNull();
        await expect.poll(() => visitor.sees(seen.services)).toMatchObject({ expanded: false, focused: true });
        await visitor.press('Enter');
        await expect.poll(() => visitor.sees(seen.allServices)).toMatchObject({ inView: true });
        await visitor.press('Tab');
        await expect.poll(() => visitor.sees(seen.allServices)).toMatchObject({ focused: true });
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(seen.allServices)).toBeNull();
        await expect.poll(() => visitor.sees(seen.services)).toMatchObject({ expanded: false, focused: true });
      });

      walk(home, 'the mobile menu, closed by Escape, and on to the quote', phone, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        expect(await visitor.sees(seen.services)).toBeNull();
        await visitor.click(seen.menuButton);
        await expect.poll(() => visitor.sees(seen.menu)).toMatchObject({ holdsFocus: true });
        await visitor.press('Escape');
        await expect.poll(() => visitor.sees(seen.menu)).toBeNull();
        await expect.poll(() => visitor.sees(seen.menuButton)).toMatchObject({ expanded: false, focused: true });
        await visitor.press('Enter');
        await expect.poll(() => visitor.sees(seen.quoteInMenu)).not.toBeNull();
        await visitor.click(seen.quoteInMenu);
        await expect.poll(() => pathOf(visitor)).toBe(quote);
        await expect.poll(() => visitor.sees(seen.menu)).toBeNull();
        await expect.poll(() => visitor.sees(seen.send)).not.toBeNull();
      });

      /** A form that is sent within three seconds of the first page is taken for a robot’s. */
      const hereForAMinute = (visitor: Visitor) => visitor.read(() => sessionStorage.setItem('uno-opened', String(Date.now() - 60_000)));
      const stored = { ...requiredRow, service_details: { preferences: { frequency: 'monthly' } } };

      walk(quote, 'from the sleeping home page to the stored row', desktop, async (visitor) => {
        await visitor.open(`${site.address}${home}`);
        await hereForAMinute(visitor);
        await visitor.click(seen.quoteLink);
        await expect.poll(() => pathOf(visitor)).toBe(quote);
        await expect.poll(() => visitor.sees(seen.service)).not.toBeNull();
        await fillIn(visitor, language);
        await send(visitor, seen.send);
        await expect.poll(() => visitor.sees(seen.success)).toMatchObject({ focused: true, inView: true });
        expect(await site.requests()).toMatchObject([stored]);
      });

      walk(quote, 'a wrong e-mail address is reported, corrected and sent', phone, async (visitor) => {
        await visitor.open(`${site.address}${quote}`);
        await hereForAMinute(visitor);
        await fillIn(visitor, language, 'alex');
        await send(visitor, seen.send);
        await expect.poll(() => visitor.sees(seen.errorBox)).toMatchObject({ focused: true });
        expect(await visitor.sees(seen.email)).toMatchObject({ invalid: true, description: expect.stringContaining(seen.errorLink.name) });
        expect(await site.requests()).toEqual([]);
        await visitor.click(seen.errorLink);
        await expect.poll(() => visitor.sees(seen.email)).toMatchObject({ focused: true, inView: true });
        await visitor.press('End');
        await visitor.type('@example.com');
        await expect.poll(() => visitor.sees(seen.email)).toMatchObject({ value: required.email });
        await visitor.press('Enter');
        await expect.poll(() => visitor.sees(seen.success)).toMatchObject({ focused: true, inView: true });
        expect(await site.requests()).toMatchObject([stored]);
      });
    });
  }
}
