import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Picture } from '@uno/drawings/card';
import type { Svg } from '@uno/drawings/svg';
import { PNG } from 'pngjs';
import { readOrMake, cacheFolder } from './cache.ts';

/** Where painted pictures are kept, each under its hash. */
export const cache = join(cacheFolder, 'pictures');

const renderer = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const rendererHash = createHash('sha256').update(renderer).digest('hex');
let ready: Promise<void> | undefined;

/** Opaque, three bytes a pixel, unfiltered: what packs flat planes smallest. */
const PACKING = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;

/** A name for what a picture shows, the same on every machine; with the renderer in it, also for how it is painted. */
export const pictureHash = (picture: Picture): string =>
  createHash('sha256').update(JSON.stringify([rendererHash, PACKING, picture])).digest('hex').slice(0, 16);

/** How many drawings are kept as pixels, 1.6 MB each at most: the scenes. A title is used once. */
const KEPT = 16;
const drawn = new Map<Svg, PNG>();

/** The pixels of a drawing. Pictures share parts: a scene is painted once for all of them. */
async function pixelsOf(svg: Svg): Promise<PNG> {
  const known = drawn.get(svg);
  if (known) {
    // Used last, dropped last.
    drawn.delete(svg);
    drawn.set(svg, known);
    return known;
  }
  ready ??= initWasm(renderer);
  await ready;
  const resvg = new Resvg(svg);
  const image = resvg.render();
  const png = new PNG({ width: image.width, height: image.height });
  png.data = Buffer.from(image.pixels);
  image.free();
  resvg.free();
  drawn.set(svg, png);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size > KEPT) drawn.delete(oldest);
  return png;
}

/** Paints a picture: a PNG. What has been painted once is kept in `site/.cache/pictures`. */
export const renderPicture = (picture: Picture): Promise<Buffer> =>
  readOrMake(join(cache, `${pictureHash(picture)}.png`), async () => {
    const { width, height, parts } = picture;
    const whole = new PNG({ width, height });
    for (const { svg, x = 0, skip = 0 } of parts) {
      const part = await pixelsOf(svg);
      PNG.bitblt(part, whole, skip, 0, Math.min(part.width - skip, width - x), part.height, x, 0);
    }
    // A copy: pngjs writes its defaults into what it is given, and the names of the pictures that follow would change.
    return PNG.sync.write(whole, { ...PACKING });
  });
