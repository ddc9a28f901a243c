import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { business } from '../business.ts';
import { head as headEn } from '../content/en/head.ts';
import { pictures as picturesEn } from '../content/en/pictures.ts';
import { head as headFr } from '../content/fr/head.ts';
import { pictures as picturesFr } from '../content/fr/pictures.ts';
import { scenes } from '../drawings/scenes/index.ts';
import type { PictureKey } from '../pictures.ts';
import { type PageName, routes } from '../routes.ts';
import type { PagePicture } from '../src/head/head.ts';
import { langOf, type Locale, locales } from '../src/i18n/locale.ts';
import { type Card, cardPicture } from './og.ts';
import { painted, printOf } from './raster.ts';
import { openTypefaces } from './typeface.ts';

/** The scene beside each page's title. A page arrives with its own. */
const sceneOf: Readonly<Record<PageName, PictureKey>> = { home: 'home', quote: 'contact', notFound: 'home' };

const words = { 'en-CA': { ...headEn, ...picturesEn }, 'fr-CA': { ...headFr, ...picturesFr } } as const;

/** What a page's picture shows, in a language. */
export function cardOf(page: PageName, locale: Locale): Card {
  const scene = scenes[sceneOf[page]];
  const strings = words[locale];
  return {
    title: strings[`head.${page}.title`],
    name: business.name,
    descriptor: strings['head.descriptor'],
    scene,
    alt: `${strings[`head.${page}.title`]}. ${strings[`pictures.${scene.key}`]}`,
  };
}

/**
 * Writes the Open Graph picture of every page in every language, `assets/og-<page>-<language>.<print>.png`. The
 * print in the name changes with what is shown: the file is kept for a year, and who has seen an old picture of a
 * page asks for the new one.
 *
 * @param folder what is served as `/`
 * @returns the picture of a page in a language
 */
export async function writeCards(folder: string): Promise<(page: PageName, locale: Locale) => PagePicture> {
  const faces = await openTypefaces();
  const written = new Map<string, PagePicture>();
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const { name } of routes) {
    for (const locale of locales) {
      const card = cardOf(name, locale);
      const picture = cardPicture(card, faces);
      const { width, height } = picture;
      const href = `/assets/og-${name}-${langOf(locale)}.${printOf(picture)}.png`;
      await writeFile(join(folder, href), await painted(picture));
      written.set(`${name} ${locale}`, { href, width, height, alt: card.alt });
    }
  }
  return (page, locale) => {
    const picture = written.get(`${page} ${locale}`);
    if (!picture) throw new Error(`The page “${page}” has no picture in ${locale}.`);
    return picture;
  };
}
