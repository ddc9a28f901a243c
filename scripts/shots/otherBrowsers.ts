/** Photographs home and quote in browsers other than Chromium: the top of each page, and the form. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../../site/userFacingError.ts';
import { langOf, type Locale, locales } from '../../site/i18n/locale.ts';
import { engines } from '../../tests/engines/browsers.ts';
import type { Engine, Visitor } from '../../tests/engines/visitor.ts';
import { withSite } from './shoot.ts';
import { sourceHashesOf } from './sourceHash.ts';
import { type PageEntry, pagesIn, pathOf } from './subjects.ts';
import { showFirstTestimonials } from './testimonials.ts';

/** A phone and a laptop, in px. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** The part of a page in the picture: its top, or the element of a selector. */
const views = [
  { page: 'home', name: 'top', of: undefined },
  { page: 'quote', name: 'top', of: undefined },
  { page: 'quote', name: 'form', of: 'form' },
] as const;

/** One picture of another browser. */
export interface OtherBrowserShot {
  readonly engine: string;
  readonly page: string;
  readonly view: (typeof views)[number]['name'];
  readonly width: number;
  readonly height: number;
  readonly locale: Locale;
  /** Its path from the sheet. */
  readonly source: string;
}

/** The pictures, and a sentence for each browser that could not be photographed. */
export interface OtherBrowserShots {
  readonly shots: readonly OtherBrowserShot[];
  readonly sentences: readonly string[];
}

const FOLDER = 'engines';

const shotsOf = ({ name: engine }: Engine): OtherBrowserShot[] =>
  views.flatMap(({ page, name: view }) =>
    locales.flatMap((locale) =>
      windows.map(({ width, height }) => ({
        engine, page, view, width, height, locale,
        source: `${FOLDER}/${[engine.toLowerCase(), page, view, width, langOf(locale)].join('-')}.png`,
      })),
    ),
  );

const pageNamed = (pages: readonly PageEntry[], wanted: string): PageEntry => {
  const page = pages.find(({ name }) => name === wanted);
  if (page === undefined) throw new Error(`There is no page “${wanted}”.`);
  return page;
};

/** Runs in the page: waits for fonts and pictures, scrolls to the selector, and ends animations. */
async function settlePage(selector: string | undefined): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((picture) => picture.decode().catch(() => undefined)));
  if (selector !== undefined) document.querySelector(selector)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)));
  });
}

async function take(visitor: Visitor, address: string, pages: readonly PageEntry[], { page, view, width, height, locale }: OtherBrowserShot): Promise<Buffer> {
  await visitor.size(width, height);
  await visitor.open(`${address}${pathOf({ page: pageNamed(pages, page), locale })}?theme=evergreen`);
  await visitor.read(showFirstTestimonials);
  await visitor.read(settlePage, views.find((one) => one.page === page && one.name === view)?.of);
  return visitor.picture();
}

/** Takes all pictures of a browser, unless they exist already for the same build. */
async function photograph(engine: Engine, dist: string, out: string): Promise<void> {
  const shots = shotsOf(engine);
  const browser = await engine.start();
  try {
    await withSite(dist, async (address, copy) => {
      const sourceHashOf = await sourceHashesOf(copy, browser.version);
      const pages = pagesIn(copy);
      const hashes = await Promise.all(views.map(({ page }) => sourceHashOf(pageNamed(pages, page))));
      const hash = createHash('sha256').update(hashes.join()).update(await readFile(import.meta.filename)).digest('hex');
      const record = join(out, FOLDER, `${engine.name.toLowerCase()}.made`);
      if ((await readFile(record, 'utf8').catch(() => '')) === hash) return;
      await rm(record, { force: true });
      const visitor = await browser.visit();
      for (const shot of shots) await writeFile(join(out, shot.source), await take(visitor, address, pages, shot));
      await visitor.leave();
      await writeFile(record, hash);
    });
  } finally {
    await browser.stop();
  }
}

/**
 * Photographs home and quote in each other browser that is installed.
 *
 * @param dist the built site
 * @param out the folder of the sheet
 */
export async function shootOtherBrowsers(dist: string, out: string): Promise<OtherBrowserShots> {
  await mkdir(join(out, FOLDER), { recursive: true });
  const shots: OtherBrowserShot[] = [];
  const sentences: string[] = [];
  for (const engine of engines) {
    if (!engine.isInstalled()) {
      sentences.push(`${engine.name} is not installed here, so it has no pictures (Debian: ${engine.packages.join(', ')}).`);
      continue;
    }
    try {
      await photograph(engine, dist, out);
      shots.push(...shotsOf(engine));
    } catch (error) {
      sentences.push(`${engine.name} could not be photographed: ${reasonOf(error)}`);
    }
  }
  return { shots, sentences };
}
