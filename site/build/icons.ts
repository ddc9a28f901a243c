import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileColour, homeIcons, type Icon, iconDrawing, tabIcons, vectorIcon } from '@uno/drawings/mark';
import { business } from '../business.ts';
import { brand as brandEn } from '../content/en/brand.ts';
import { head as homeEn } from '../content/en/home.ts';
import { brand as brandFr } from '../content/fr/brand.ts';
import { head as homeFr } from '../content/fr/home.ts';
import { withPromisedFigures } from '../src/head/promisedFigures.ts';
import { type Locale, localePath, locales } from '../i18n/locale.ts';
import { renderPicture } from './raster.ts';

const paintedIcon = (icon: Icon): Promise<Buffer> =>
  renderPicture({ width: icon.size, height: icon.size, parts: [{ svg: iconDrawing(icon) }] });

/** `favicon.ico`, which browsers request by default: a directory of PNG pictures (ICONDIR, ICONDIRENTRY). */
function directory(images: readonly { size: number; png: Buffer }[]): Buffer {
  const ENTRY = 16;
  const header = Buffer.alloc(6 + images.length * ENTRY);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + index * ENTRY;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(24, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const words = { 'en-CA': { ...brandEn, ...homeEn }, 'fr-CA': { ...brandFr, ...homeFr } } as const;

/** The web app manifest of the site, in a language. */
function webManifest(locale: Locale): string {
  const strings = words[locale];
  return JSON.stringify({
    name: `${business.name} – ${strings['brand.descriptor']}`,
    short_name: business.shortName,
    description: withPromisedFigures(strings['head.home.description']),
    lang: locale,
    start_url: localePath('/', locale),
    scope: '/',
    display: 'browser',
    background_color: fileColour('paper'),
    theme_color: fileColour('paper'),
    icons: homeIcons.flatMap(({ file, size, purpose }) =>
      purpose === undefined ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  });
}

const manifestPath = (locale: Locale): string => localePath('/site.webmanifest', locale);

/**
 * The icon tags of a head. Browsers use the vector icon if they support it, otherwise `favicon.ico`. The theme colour is
 * that of the paper, or of the night in dark mode.
 */
export const iconHead = (locale: Locale): string =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(locale)}">`,
    `<meta name="theme-color" content="${fileColour('paper')}">`,
    `<meta name="theme-color" content="${fileColour('night')}" media="(prefers-color-scheme: dark)">`,
  ].join('');

/**
 * Writes the icons, all made from one drawing, and the web app manifest of each language.
 *
 * @param folder the folder that is served as `/`
 */
export async function writeIcons(folder: string): Promise<void> {
  const tabs = tabIcons.map(async (icon) => ({ size: icon.size, png: await paintedIcon(icon) }));
  await mkdir(join(folder, 'fr'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'icon.svg'), vectorIcon),
    writeFile(join(folder, 'favicon.ico'), directory(await Promise.all(tabs))),
    ...homeIcons.map(async (icon) => writeFile(join(folder, icon.file), await paintedIcon(icon))),
    ...locales.map((locale) => writeFile(join(folder, manifestPath(locale)), webManifest(locale))),
  ]);
}
