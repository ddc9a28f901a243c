import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Picture } from '@uno/drawings/card';
import type { Svg } from '@uno/drawings/svg';
import { PNG } from 'pngjs';
import { readOrMake, cacheFolder } from './cache.ts';

/** The cache of painted pictures. File names are hashes. */
export const pictureCache = join(cacheFolder, 'pictures');

const renderer = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const rendererHash = createHash('sha256').update(renderer).digest('hex');
let ready: Promise<void> | undefined;

/** Opaque, three bytes per pixel, unfiltered: the smallest files for flat areas. */
const PACKING = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;

/** A hash of a picture's content, the renderer and its options. It is the same on every machine. */
export const pictureHash = (picture: Picture): string =>
  createHash('sha256').update(JSON.stringify([rendererHash, PACKING, picture])).digest('hex').slice(0, 16);

/** How many drawings stay in memory as pixels, at most 1.6 MB each: enough for the scenes; titles are used only once. */
const MAX_DRAWINGS_IN_MEMORY = 16;
const drawn = new Map<Svg, PNG>();

/** The pixels of a drawing, cached because pictures share scenes. */
async function pixelsOf(svg: Svg): Promise<PNG> {
  const known = drawn.get(svg);
  if (known) {
    // Move it to the end: the least recently used drawing is dropped first.
    drawn.delete(svg);
    drawn.set(svg, known);
    return known;
  }
  ready ??= initWasm(renderer).catch((error: unknown) => {
    // Vitest loads this module once per test file, but the renderer only once.
    if (!/Already initialized/.test(String(error))) throw error;
  });
  await ready;
  const resvg = new Resvg(svg);
  const image = resvg.render();
  const png = new PNG({ width: image.width, height: image.height });
  png.data = Buffer.from(image.pixels);
  image.free();
  resvg.free();
  drawn.set(svg, png);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size > MAX_DRAWINGS_IN_MEMORY) drawn.delete(oldest);
  return png;
}

/** Paints a picture as PNG, or takes it from `site/.cache/pictures`. */
export const renderPicture = (picture: Picture): Promise<Buffer> =>
  readOrMake(join(pictureCache, `${pictureHash(picture)}.png`), async () => {
    const { width, height, parts } = picture;
    const whole = new PNG({ width, height });
    for (const { svg, x = 0, skip = 0 } of parts) {
      const part = await pixelsOf(svg);
      PNG.bitblt(part, whole, skip, 0, Math.min(part.width - skip, width - x), part.height, x, 0);
    }
    // A copy, because pngjs writes its defaults into the options, which would change the hashes of later pictures.
    return PNG.sync.write(whole, { ...PACKING });
  });
