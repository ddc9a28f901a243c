import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { business } from '../business.ts';
import { brand as brandEn } from '../content/en/brand.ts';
import { pictures as picturesEn } from '../content/en/pictures.ts';
import { brand as brandFr } from '../content/fr/brand.ts';
import { pictures as picturesFr } from '../content/fr/pictures.ts';
import { scenes } from '../drawings/scenes/index.ts';
import type { PictureKey } from '../pictures.ts';
import type { PagePicture } from '../src/head/head.ts';
import { langOf, type Locale } from '../i18n/locale.ts';
import { type Card, cardPicture } from './og.ts';
import { painted, pictureHash } from './raster.ts';
import { openTypefaces } from './typeface.ts';

const words = { 'en-CA': { ...brandEn, ...picturesEn }, 'fr-CA': { ...brandFr, ...picturesFr } } as const;

/** A page as its picture needs it. */
export interface CardPage {
  readonly title: string;
  readonly locale: Locale;
  /** The scene beside the title. */
  readonly picture: PictureKey;
}

/** What a page's picture shows. */
export function cardOf({ title, locale, picture }: CardPage): Card {
  const strings = words[locale];
  return {
    title,
    name: business.name,
    descriptor: strings['brand.descriptor'],
    scene: scenes[picture],
    alt: `${title}. ${strings[`pictures.${picture}`]}`,
  };
}

/**
 * Makes Open Graph pictures, `assets/og-<page>-<language>.<hash>.png`. The hash in the name changes with what is
 * shown: the file is kept for a year, and who has seen an old picture of a page asks for the new one.
 *
 * @param folder what is served as `/`
 * @returns writes the picture of a page; `name` is that of its route
 */
export async function openCards(folder: string): Promise<(page: CardPage & { readonly name: string }) => Promise<PagePicture>> {
  const faces = await openTypefaces();
  await mkdir(join(folder, 'assets'), { recursive: true });
  return async (page) => {
    const card = cardOf(page);
    const picture = cardPicture(card, faces);
    const { width, height } = picture;
    const href = `/assets/og-${page.name}-${langOf(page.locale)}.${pictureHash(picture)}.png`;
    await writeFile(join(folder, href), await painted(picture));
    return { href, width, height, alt: card.alt };
  };
}
