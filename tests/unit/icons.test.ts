import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hexOf } from '@uno/tokens';
import { PNG } from 'pngjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, describe, expect, test } from 'vitest';
import { Wordmark } from '../../packages/ui/src/Wordmark/index.ts';
import { iconHead, writeIcons } from '../../site/build/icons.ts';
import { mark } from '../../site/drawings/mark.ts';
import { locales } from '../../site/i18n/locale.ts';

const folder = mkdtempSync(join(tmpdir(), 'uno-icons-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
await writeIcons(folder);
const read = (file: string) => readFileSync(join(folder, file));

/** The pictures of an icon directory: for each, the size that the directory says, and its pixels. */
function inDirectory(ico: Buffer) {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + index * 16;
    const offset = ico.readUInt32LE(at + 12);
    return { said: ico.readUInt8(at), png: PNG.sync.read(ico.subarray(offset, offset + ico.readUInt32LE(at + 8))) };
  });
}

const coloursOf = ({ data }: PNG): string[] => {
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => `#${data.subarray(at * 4, at * 4 + 3).toString('hex')}`);
  return [...new Set(pixels)].toSorted();
};

const [ink, clear, sun] = [hexOf('evergreen', 'ink'), hexOf('evergreen', 'clear'), hexOf('evergreen', 'action')];
const icons = [
  ...inDirectory(read('favicon.ico')).map(({ said, png }) => ({ name: `favicon.ico, ${said}`, said, png })),
  ...Object.entries({ 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'icon-maskable-512.png': 512 }).map(
    ([name, said]) => ({ name, said, png: PNG.sync.read(read(name)) }),
  ),
];

describe('the icons', () => {
  test('are there in every size', () => expect(icons.map(({ said }) => said)).toEqual([16, 32, 180, 192, 512, 512]));

  test.each(icons)('have their size, and no pixel between two colours: $name', ({ said, png }) => {
    expect([png.width, png.height]).toEqual([said, said]);
    // A blurred edge has thousands of colours: some are enough to see it by.
    expect(coloursOf(png).slice(0, 9)).toEqual([ink, clear, sun].toSorted());
  });

  test('keep to the middle four fifths where any shape may be cut out', () => {
    const { data, width } = PNG.sync.read(read('icon-maskable-512.png'));
    const frame = Number.parseInt(ink.slice(1), 16);
    const outside = Array.from({ length: width * width }, (_, at) => at).filter((at) => {
      const far = Math.hypot((at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - width / 2) > 0.4 * width;
      return far && data.readUIntBE(at * 4, 3) !== frame;
    });
    expect(outside.length, 'pixels outside the safe zone in another colour than the ground').toBe(0);
  });

  test('light the pane at the upper left', () => {
    const at = (x: number, y: number) => {
      const { data, width } = PNG.sync.read(read('icon-512.png'));
      return `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
    };
    expect([at(150, 150), at(360, 150), at(150, 360)]).toEqual([sun, clear, clear]);
  });
});

test('the vector icon has its dark colours, and no script: opened by itself it has the policy of every file', () => {
  const svg = read('icon.svg').toString();
  const [, css = ''] = /<style>(.*)<\/style>/.exec(svg) ?? [];
  expect(css).toContain('prefers-color-scheme:dark');
  expect(css).toContain(hexOf('evergreen', 'onNight'));
  expect(svg).not.toMatch(/<script|\son\w+=|javascript:/i);
});

test('the mark is that of the wordmark', () => {
  const html = renderToStaticMarkup(createElement(Wordmark, { name: 'Uno' }));
  expect(Array.from(html.matchAll(/ d="([^"]+)"/g), ([, d]) => d)).toEqual([mark.frame, mark.panes, mark.lit]);
  expect(html).toContain(`viewBox="0 0 ${mark.grid} ${mark.grid}"`);
  expect(3 * mark.bar + 2 * mark.pane).toBe(mark.grid);
});

test.each(locales)('the head and the manifest lead to what is there: %s', (locale) => {
  const hrefs = Array.from(iconHead(locale).matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
  expect(hrefs).toHaveLength(4);
  for (const href of hrefs) expect(read(href).length).toBeGreaterThan(0);
  const manifest = JSON.parse(read(hrefs.find((href) => href.endsWith('.webmanifest')) ?? '').toString());
  expect(manifest).toMatchObject({ lang: locale, short_name: 'Uno', start_url: locale === 'fr-CA' ? '/fr' : '/' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = PNG.sync.read(read(src));
    expect(sizes).toBe(`${width}x${height}`);
  }
});
