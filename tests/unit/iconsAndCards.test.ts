import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTypefaces, TITLE, typesetTitle } from '@uno/drawings/card';
import { mark } from '@uno/drawings/mark';
import { defaultTheme, hexOf, themeSources } from '@uno/tokens';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { articlesIn } from '../../site/blog/articles.ts';
import { cardOf } from '../../site/build/cards.ts';
import { iconHead, writeIcons } from '../../site/build/icons.ts';
import { business } from '../../site/business.ts';
import { hasOwnCompany } from '../../site/company/read.ts';
import { locales } from '../../site/i18n/locale.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll('icons');
await writeIcons(folder);
const read = (file: string) => readFileSync(join(folder, file));

/** The pictures of an .ico file: for each, the size in the directory, and its pixels. */
const inDirectory = (ico: Buffer) =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + index * 16;
    const offset = ico.readUInt32LE(at + 12);
    return { said: ico.readUInt8(at), png: PNG.sync.read(ico.subarray(offset, offset + ico.readUInt32LE(at + 8))) };
  });

const coloursOf = ({ data }: PNG): string[] => {
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => `#${data.subarray(at * 4, at * 4 + 3).toString('hex')}`);
  return [...new Set(pixels)].toSorted();
};

/** Whether the mark has only horizontal and vertical lines. */
const isRectangular = !/[acqstl]/i.test(`${mark.frame}${mark.panes}${mark.lit}`);

const colourOf = (name: 'ink' | 'clear' | 'action' | 'onNight') => hexOf(themeSources[defaultTheme], name);
const ink = colourOf('ink');
const colours = [ink, colourOf('clear'), colourOf('action')].toSorted();
const icons = [
  ...inDirectory(read('favicon.ico')).map(({ said, png }) => ({ name: `favicon.ico, ${said}`, said, png })),
  ...Object.entries({ 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'icon-maskable-512.png': 512 }).map(
    ([name, said]) => ({ name, said, png: PNG.sync.read(read(name)) }),
  ),
];

test('the icons exist in every size', () => expect(icons.map(({ said }) => said)).toEqual([16, 32, 180, 192, 512, 512]));

test.each(icons)('the icons have their size and the three colours of the mark: $name', ({ said, png }) => {
  expect([png.width, png.height]).toEqual([said, said]);
  // Rectangles end on whole pixels. The edges of curves have thousands of mixed colours:
  // the first nine are enough to show it.
  const found = coloursOf(png).filter((colour) => isRectangular || colours.includes(colour));
  expect(found.slice(0, 9)).toEqual(colours);
});

test('the maskable icon draws its mark in the middle four fifths, the safe zone', () => {
  const { data, width } = PNG.sync.read(read('icon-maskable-512.png'));
  const frame = Number.parseInt(ink.slice(1), 16);
  const outside = Array.from({ length: width * width }, (_, at) => at).filter((at) => {
    const far = Math.hypot((at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - width / 2) > 0.4 * width;
    return far && data.readUIntBE(at * 4, 3) !== frame;
  });
  expect(outside.length, 'pixels outside the safe zone in another colour than the ground').toBe(0);
});

test('the vector icon has dark colours, and no script', () => {
  const svg = read('icon.svg').toString();
  expect(/<style>.*prefers-color-scheme:dark(.*)<\/style>/.exec(svg)?.[1]).toContain(colourOf('onNight'));
  expect(svg).not.toMatch(/<script|\son\w+=|javascript:/i);
});

test.each(locales)('the manifest is in its language, and has the icons of its sizes: %s', (locale) => {
  const [, file = ''] = /rel="manifest" href="([^"]+)"/.exec(iconHead(locale)) ?? [];
  const { icons: named, ...manifest } = JSON.parse(read(file).toString());
  expect(manifest).toMatchObject({ lang: locale, short_name: business.shortName, start_url: locale === 'fr-CA' ? '/fr' : '/' });
  expect(named.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of named) {
    const { width, height } = PNG.sync.read(read(src));
    expect(sizes).toBe(`${width}x${height}`);
  }
});

const faces = await openTypefaces();
const tracking = -0.03;
const widest = (lines: readonly string[], size: number) => Math.max(...lines.map((line) => faces.display.width(line, { size, tracking })));

const heads = import.meta.glob<Readonly<Record<string, string>> | undefined>('../../site/content/{en,fr}/*.ts', { eager: true, import: 'head' });

/** The titles of pages: the strings `head.<page>.title`. Those with a longer name of a company may be as small as those of articles. */
const pageCards = Object.entries(heads).flatMap(([path, head = {}]) =>
  Object.entries(head).flatMap(([key, title]) => {
    const name = /^head\.(\w+)\.title$/.exec(key)?.[1];
    const locale = path.includes('/content/fr/') ? 'fr-CA' : 'en-CA';
    return name === undefined ? [] : [{ name, locale, card: cardOf({ title, locale, picture: 'home' }), least: hasOwnCompany ? 50 : 60 }];
  }),
);

const articleCards = locales.flatMap((locale) =>
  articlesIn(locale).map(({ slug, title, picture }) => ({ name: slug, locale, card: cardOf({ title, locale, picture }), least: 50 })),
);

test.each([...pageCards, ...articleCards])('the title of a social picture is complete, large, and leaves no short last line: $name in $locale', ({ name, locale, card, least }) => {
  const advice = `“${card.title}” on the picture for social networks: shorten the title of ${name} (${locale}), or choose words that break into lines of like length`;
  const { lines, size } = typesetTitle(card.title, faces);
  expect(widest(lines, size), advice).toBeLessThanOrEqual(TITLE.width);
  expect(lines.join(' '), advice).toBe(card.title);
  // The 60 px of a page’s title are 15 px in a chat that shows the picture 300 px wide.
  expect(size, advice).toBeGreaterThanOrEqual(least);
  expect(widest(lines.slice(-1), size), advice).toBeGreaterThan(widest(lines, size) * 0.4);
});
