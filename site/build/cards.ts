import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Card, cardPicture, openTypefaces } from '@uno/drawings/card';
import { scenes } from '@uno/drawings/scenes';
import { Tinypool } from 'tinypool';
import { business } from '../business.ts';
import { stringsOf } from '../content/sections.ts';
import type { PictureKey } from '../pictures.ts';
import type { PagePicture } from '../src/head/head.ts';
import { langOf, type Locale } from '../i18n/locale.ts';
import { pictureHash } from './raster.ts';

/** The data of a page that is drawn on its Open Graph picture. */
export interface CardPage {
  readonly title: string;
  readonly locale: Locale;
  /** The scene beside the title. */
  readonly picture: PictureKey;
}

/** The content of a page's Open Graph picture. */
export function cardOf({ title, locale, picture }: CardPage): Card {
  const strings = stringsOf(['brand', 'pictures'], locale);
  return {
    title,
    name: business.name,
    descriptor: strings['brand.descriptor'],
    scene: scenes[picture],
    alt: `${title}. ${strings[`pictures.${picture}`]}`,
  };
}

/** Makes Open Graph pictures. */
export interface Cards {
  /**
   * The picture of a page. Its address is returned at once; painting continues in the background. Equal pictures are shared.
   *
   * @param page `name` is that of its route
   */
  of(page: CardPage & { readonly name: string }): Promise<PagePicture>;
  /** Resolves once all requested pictures are written. */
  done(): Promise<void>;
  /** Stops the threads; resolves once nothing is being written. */
  close(): Promise<void>;
}

/** How many pictures may be queued per thread. When the queue is full, `of` waits, since each is held in memory. */
const QUEUED_PER_THREAD = 4;

/**
 * Starts making Open Graph pictures, `assets/og-<page>-<language>.<hash>.png`. The hash depends on the content: browsers
 * cache the file for a year, so a new picture needs a new name. Each takes a tenth of a second, so they are painted on as
 * many threads as the machine has cores.
 *
 * @param folder the folder that is served as `/`
 */
export async function openCards(folder: string): Promise<Cards> {
  const faces = await openTypefaces();
  await mkdir(join(folder, 'assets'), { recursive: true });
  const threads = availableParallelism();
  // Without the arguments of this Node process: some, such as `--eval`, would stop a thread.
  const pool = new Tinypool({ filename: new URL('paint.ts', import.meta.url).href, runtime: 'worker_threads', minThreads: 0, maxThreads: threads, execArgv: [] });
  const requested = new Set<string>();
  const painting = new Set<Promise<void>>();
  return {
    async of(page) {
      const card = cardOf(page);
      const picture = cardPicture(card, faces);
      const { width, height } = picture;
      const href = `/assets/og-${page.name}-${langOf(page.locale)}.${pictureHash(picture)}.png`;
      if (!requested.has(href)) {
        requested.add(href);
        while (painting.size >= QUEUED_PER_THREAD * threads) await Promise.race(painting);
        const one: Promise<void> = pool.run({ picture, file: join(folder, href) }).then(() => void painting.delete(one));
        painting.add(one);
        // The error is reported by `done`, or by an `of` that waits. This prevents an unhandled rejection.
        one.catch(() => undefined);
      }
      return { href, width, height, alt: card.alt };
    },
    async done() {
      await Promise.all(painting);
    },
    async close() {
      await Promise.allSettled(painting);
      await pool.destroy();
    },
  };
}
