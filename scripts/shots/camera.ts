/** Takes reproducible pictures: without animations, unfinished loading, a blinking cursor or random choices. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { company } from '../../site/company/facts.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { stateSteps } from './reach.ts';
import { arrival, pathOf, type Subject, windows } from './subjects.ts';
import { showFirstTestimonials } from './testimonials.ts';

/** A picture as lossless WebP, so that the same pixels give the same bytes. */
export interface Picture {
  readonly webp: Buffer;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Whether the page is longer than the picture: WebP allows no height above {@link HIGHEST}. */
  readonly cut: boolean;
}

/** WebP's maximum height, in px. */
const HIGHEST = 16_383;

/** The fixed date and time that scripts on the page see. */
const NOW = Date.parse('2026-10-15T10:00:00-04:00');

/** The forms treat a submission within three seconds of opening as a robot's. */
const OPENED = NOW - 60_000;

/** The time for a page to load, or to reach a state, in ms. */
const TIMEOUT_MS = 30_000;

const windowOf = ({ width }: Subject) => windows.find((one) => one.width === width) ?? { width, height: width };

const contextOptions = (subject: Subject) => ({
  viewport: windowOf(subject),
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: subject.locale,
  timezoneId: company.timeZone,
} as const);

/** Makes a context reproducible: a fixed date and time, and a store that accepts every form. */
async function fixClockAndStore(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((opened) => sessionStorage.setItem('uno-opened', String(opened)), OPENED);
  await context.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: { id: '00000000-0000-4000-8000-000000000000' } }));
}

/** The width in px from which the floating call button is hidden. */
const CALL_BUTTON_HIDDEN_FROM = 768;

/** Waits for the typefaces. A page whose typefaces load late keeps its fallbacks, but a picture must not. */
const waitForFonts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const faces = (rules: CSSRuleList): CSSFontFaceRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSFontFaceRule) return [rule];
        return rule instanceof CSSGroupingRule ? faces(rule.cssRules) : [];
      });
    for (const { cssRules } of document.styleSheets) {
      for (const { style } of faces(cssRules)) {
        if (style.getPropertyValue('font-display') === 'optional') style.setProperty('font-display', 'block');
      }
    }
    await document.fonts.ready;
  });

/**
 * Waits until the page shows everything, then ends animations and hides the text cursor. A phone's page is scrolled to its
 * bottom, where the floating call button has space of its own and covers nothing.
 */
async function settlePage(page: Page, { frame: taken, width }: Subject): Promise<void> {
  await waitForFonts(page);
  await page.evaluate(async (atFoot) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that can't be decoded stays as the page shows it.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    scrollTo({ left: 0, top: atFoot ? document.documentElement.scrollHeight : 0, behavior: 'instant' });
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await frame();
    await frame();
  }, taken === 'page' && width < CALL_BUTTON_HIDDEN_FROM);
}

/** Captures the page at the width of its window, including the space of a scrollbar. */
async function capture(page: Page, { frame, width }: Subject): Promise<Picture> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await devtools.send('Page.getLayoutMetrics');
  const whole = Math.ceil(frame === 'page' ? cssContentSize.height : cssLayoutViewport.clientHeight);
  const height = Math.min(whole, HIGHEST);
  // Chromium's WebP is lossless only at 100.
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 100,
    captureBeyondViewport: frame === 'page',
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await devtools.detach();
  return { webp: Buffer.from(data, 'base64'), width, height, cut: height < whole };
}

/** Opens a subject's page: with its theme, and with the first three testimonials. */
async function open(page: Page, address: string, subject: Subject): Promise<boolean> {
  const answer = await page.goto(`${address}${pathOf(subject)}?theme=${subject.theme}`, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await page.evaluate(showFirstTestimonials);
  return answer?.status() === (subject.page.path === '/404' ? 404 : 200);
}

/** Takes the pictures of one site, one at a time. */
export interface Camera {
  /**
   * @returns `undefined` when the site has no such page
   * @throws when its state can't be reached
   */
  readonly take: (subject: Subject) => Promise<Picture | undefined>;
  readonly close: () => Promise<void>;
}

/**
 * A camera for a site. It loads a document for each picture, because switching the theme of an open page gives other
 * pixels. Arrivals share a window for each language; each state has a browser context of its own.
 *
 * @param address the site's address: `http://127.0.0.1:40123`
 */
export function cameraFor(browser: Browser, address: string): Camera {
  // One window for each language: a page as it arrives stores only the theme, which the address sets.
  const readers = new Map<Locale, Page>();

  async function readerFor(subject: Subject): Promise<Page> {
    const known = readers.get(subject.locale);
    if (known !== undefined) return known;
    const page = await (await browser.newContext(contextOptions(subject))).newPage();
    readers.set(subject.locale, page);
    return page;
  }

  async function arrive(subject: Subject): Promise<Picture | undefined> {
    const reader = await readerFor(subject);
    await reader.setViewportSize(windowOf(subject));
    if (!(await open(reader, address, subject))) return undefined;
    await settlePage(reader, subject);
    return capture(reader, subject);
  }

  async function act(subject: Subject, state: keyof typeof stateSteps): Promise<Picture | undefined> {
    const context = await browser.newContext(contextOptions(subject));
    try {
      await fixClockAndStore(context);
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      const { from = (locale) => locale, reach } = stateSteps[state];
      if (!(await open(page, address, { ...subject, locale: from(subject.locale) }))) return undefined;
      await reach({ page, locale: subject.locale });
      await settlePage(page, subject);
      return await capture(page, subject);
    } finally {
      await context.close();
    }
  }

  return {
    take: (subject) => (subject.state === arrival ? arrive(subject) : act(subject, subject.state)),
    close: async () => {
      await Promise.all([...readers.values()].map((page) => page.context().close()));
    },
  };
}
