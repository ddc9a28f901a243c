/**
 * Makes `tokens/fonts/*.woff2` and `tokens/src/fonts.json` from the open-licensed originals: the letters of English and
 * French, those of Europe's other Latin alphabets in separate files, and the weights of the type scale. For each typeface it
 * also describes fallback faces: fonts of visitors' devices with the typeface's metrics. Run it after a change of typeface
 * (`npm run fonts`). Its results are committed, so no build depends on it.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type Cut, deviceFamilies, trueType } from './device-families.ts';
import { type MeasuredFace, measuredFace } from './measured-face.ts';
import { sample } from './sample.ts';

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, '../fonts');

/** ASCII, French (with œ, Œ, Ÿ, guillemets), typographic punctuation, euro, currency, ×, no-break space. */
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'\u00a0«»ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿñÑáíóúÁÍÓÚ',
  ...'’‘“”–—…•·×°©®™€¢£½¼¾²³ªº¿¡§¶†',
].join('');

/** Vite inlines files up to this size, in bytes, into the style sheet (`assetsInlineLimit`). */
const INLINE_LIMIT = 4096;

const codePoints = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/**
 * Files that a browser fetches only for a page with such a letter, each with the part of the original that has them: the
 * rest of ISO 8859-1 with the quotation marks of German and Danish; and Latin Extended-A with the letters of Romanian and Welsh.
 */
const furtherLetters = [
  { name: 'latin-1', part: 'latin', letters: [...codePoints(0xa1, 0xac), ...codePoints(0xae, 0xff), ...'„‚‹›'] },
  { name: 'latin-extended', part: 'latin-ext', letters: [...codePoints(0x100, 0x17f), ...codePoints(0x218, 0x21b), ...'ẀẁẂẃẄẅẞỲỳ'] },
].map(({ letters, ...rest }) => ({ ...rest, letters: letters.filter((letter) => !characters.includes(letter)).join('') }));

/** The `unicode-range` of some characters in ascending order: `U+BF-C1,U+C4`. */
function unicodeRange(letters: string): string {
  const runs: [first: number, last: number][] = [];
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',').toUpperCase();
}

/** A fallback face: the weights that it replaces, and the weight whose metrics it is adjusted to (`measured`). */
interface FallbackFace {
  cut: Cut;
  weights: { min: number; max: number };
  measured: number;
  /**
   * For devices whose bold face `local()` can't name: the regular face at weight 400, adjusted to the bold. The browser
   * makes it bold where `font-synthesis` allows that, as `@uno/ui/reset` does (`tests/e2e/typefaces.spec.ts`). It has its
   * own family name, because a browser that lacks one face of a family does not try the others.
   */
  thickened?: true;
}

const faces = [
  {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    slug: 'bricolage-grotesque',
    weights: { min: 500, max: 700 },
    fallbackFaces: [
      { cut: 'bold', weights: { min: 500, max: 700 }, measured: 700 },
      { cut: 'regular', weights: { min: 400, max: 400 }, measured: 700, thickened: true },
    ] satisfies FallbackFace[],
  },
  {
    family: 'Figtree',
    package: '@fontsource-variable/figtree',
    slug: 'figtree',
    weights: { min: 400, max: 700 },
    fallbackFaces: [
      { cut: 'regular', weights: { min: 400, max: 500 }, measured: 400 },
      { cut: 'bold', weights: { min: 600, max: 700 }, measured: 650 },
      { cut: 'regular', weights: { min: 400, max: 400 }, measured: 650, thickened: true },
    ] satisfies FallbackFace[],
  },
];

/** Rounded to whole percents: the error is smaller than the variation between words, and these bytes are in every page. */
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const range = ({ min, max }: { min: number; max: number }): string => (min === max ? String(min) : `${min} ${max}`);

/** The `@font-face` descriptors that give a fallback face the widths and line heights of our own. */
function fallbackDescriptors(device: MeasuredFace, own: MeasuredFace) {
  const stretch = own.average(sample) / device.average(sample);
  return {
    sizeAdjust: percent(stretch),
    ascentOverride: percent(own.ascent / stretch),
    descentOverride: percent(own.descent / stretch),
  };
}

await mkdir(out, { recursive: true });
for (const old of await readdir(out)) await rm(join(out, old));

const result = [];
for (const face of faces) {
  const folder = join(require.resolve(`${face.package}/package.json`), '..');
  const original = (part: string) => `${face.slug}-${part}-wght-normal.woff2`;
  const write = async (file: string, part: string, letters: string) => {
    const font = await subsetFont(await readFile(join(folder, 'files', original(part))), letters, { targetFormat: 'woff2', variationAxes: { wght: face.weights } });
    if (font.length <= INLINE_LIMIT) throw new Error(`${file} has ${font.length} bytes, so Vite would inline it into the style sheet: add its letters to another part.`);
    await writeFile(join(out, file), font);
    console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
  };
  const file = `${face.slug}.woff2`;
  await write(file, 'latin', characters);
  const further = [];
  for (const { name, part, letters } of furtherLetters) {
    const more = `${face.slug}-${name}.woff2`;
    await write(more, part, letters);
    further.push({ file: more, unicodeRange: unicodeRange(letters) });
  }
  await copyFile(join(folder, 'LICENSE'), join(out, `${face.slug}.LICENSE.txt`));

  const own = await trueType(`${face.package}/files/${original('latin')}`);
  const fallbacks = [];
  for (const { name, local, file: files, variable } of deviceFamilies) {
    for (const { cut, weights, measured, thickened } of face.fallbackFaces) {
      if (thickened && !variable) continue;
      const device = measuredFace(await trueType(files[cut]));
      fallbacks.push({ family: `${face.family.split(' ', 1)[0]} ${name}${thickened ? ' thick' : ''}`, local: local[cut], weights: range(weights), ...fallbackDescriptors(device, measuredFace(own, measured)) });
    }
  }
  result.push({ family: face.family, file, weights: range(face.weights), further, fallbacks });
}
await writeFile(join(import.meta.dirname, '../src/fonts.json'), `${JSON.stringify(result, null, 2)}\n`);
