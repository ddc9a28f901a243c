/**
 * Makes `tokens/fonts/*.woff2` and `tokens/src/fonts.json` from the open-licensed originals: Latin and
 * the whole of French, the weights that the type scale uses, metric-matched fallbacks. Run it after a
 * change of typeface (`npm run fonts`); its results are committed, so no build depends on it.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, '../fonts');

/** ASCII, French (with œ, Œ, Ÿ, guillemets), typographic punctuation, euro, currency, ×, no-break space. */
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'\u00a0«»ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿñÑáíóúÁÍÓÚ',
  ...'’‘“”–—…•·×°©®™€¢£½¼¾²³ªº¿¡§¶†',
].join('');

const faces = [
  {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    slug: 'bricolage-grotesque',
    weights: { min: 500, max: 700 },
  },
  {
    family: 'Figtree',
    package: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    slug: 'figtree',
    weights: { min: 400, max: 700 },
  },
] as const;

await mkdir(out, { recursive: true });
for (const old of await readdir(out)) await rm(join(out, old));

const result = [];
for (const face of faces) {
  const folder = join(require.resolve(`${face.package}/package.json`), '..');
  const source = await readFile(join(folder, 'files', face.file));
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weights },
  });
  const file = `${face.slug}.woff2`;
  await writeFile(join(out, file), font);
  await copyFile(join(folder, 'LICENSE'), join(out, `${face.slug}.LICENSE.txt`));

  const metrics = await fromFile(join(folder, 'files', face.file));
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' });
  const { fontFamily: _, src: __, ...fallback } = fontFaces[0]?.['@font-face'] ?? {};
  result.push({ family: face.family, file, weights: `${face.weights.min} ${face.weights.max}`, fallback });
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}
await writeFile(join(import.meta.dirname, '../src/fonts.json'), `${JSON.stringify(result, null, 2)}\n`);
