/** Takes reproducible pictures: no animation, pending load, blinking cursor or random choice. */
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Locale } from '../../site/i18n/locale.ts';
import { ways } from './reach.ts';
import { arrival, pathOf, type Subject, windows } from './subjects.ts';

/** A picture: WebP, lossless, so that the same pixels are the same bytes. */
export interface Picture {
  readonly webp: Buffer;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Whether the page goes on below: WebP has no picture higher than {@link HIGHEST}. */
  readonly cut: boolean;
}

/** The most that WebP holds, in px. */
const HIGHEST = 16_383;

/** The fixed date and time that scripts on the page see. */
const NOW = Date.parse('2026-10-15T10:00:00-04:00');

/** The forms treat a submission within three seconds of opening as a robot's. */
const OPENED = NOW - 60_000;

/** Until a page has loaded, or a state has been reached, in ms. */
const TIMEOUT_MS = 30_000;

const windowOf = ({ width }: Subject) => windows.find((one) => one.width === width) ?? { width, height: width };

const stage = (subject: Subject) => ({
  viewport: windowOf(subject),
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: subject.locale,
  timezoneId: 'America/Toronto',
} as const);

/** Makes a context the same every time: a fixed date and time, and a store that accepts every form. */
async function fixClockAndStore(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((opened) => sessionStorage.setItem('uno-opened', String(opened)), OPENED);
  await context.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: { id: '00000000-0000-4000-8000-000000000000' } }));
}

/** The width in px from which the floating call button is hidden. */
const NO_PHONE = 768;

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
 * Waits until all that the page shows is there, then ends what moves and hides what blinks. A phone's page is seen from
 * its foot: there the button that floats over it stands in the room that is kept for it, and covers nothing.
 */
async function settlePage(page: Page, { frame: taken, width }: Subject): Promise<void> {
  await waitForFonts(page);
  await page.evaluate(async (atFoot) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const picture of document.images) picture.loading = 'eager';
    // One that can't be decoded stays as the page shows it.
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
  }, taken === 'page' && width < NO_PHONE);
}

/** The picture of the page as it stands, as wide as its window: the room of a scrollbar is part of it. */
async function capture(page: Page, { frame, width }: Subject): Promise<Picture> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await devtools.send('Page.getLayoutMetrics');
  const whole = Math.ceil(frame === 'page' ? cssContentSize.height : cssLayoutViewport.clientHeight);
  const height = Math.min(whole, HIGHEST);
  // Chromium's WebP is lossless at 100, and at 100 alone.
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
  const answer = await page.goto(`${address}${pathOf(subject)}?trio=0&theme=${subject.theme}`, { waitUntil: 'load', timeout: TIMEOUT_MS });
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
 * A camera before a site. Each picture is of a document that was loaded for it: where only the theme of an open page is
 * switched, the pixels differ. Arrivals share a window for each language; each state has a browser context of its own.
 *
 * @param address where the site answers: `http://127.0.0.1:40123`
 */
export function cameraFor(browser: Browser, address: string): Camera {
  // One window for each language: pages that only arrive keep nothing but the theme, which the address names.
  const readers = new Map<Locale, Page>();

  async function readerFor(subject: Subject): Promise<Page> {
    const known = readers.get(subject.locale);
    if (known !== undefined) return known;
    const page = await (await browser.newContext(stage(subject))).newPage();
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

  async function act(subject: Subject, state: keyof typeof ways): Promise<Picture | undefined> {
    const context = await browser.newContext(stage(subject));
    try {
      await fixClockAndStore(context);
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      const { from = (locale) => locale, reach } = ways[state];
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
