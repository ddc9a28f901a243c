import { writeFile } from 'node:fs/promises';
import type { Picture } from '@uno/drawings/card';
import { renderPicture } from './raster.ts';

/** Paints a picture and writes it to `file`. It runs in worker threads: see `cards.ts`. */
export default async function paint({ picture, file }: { readonly picture: Picture; readonly file: string }): Promise<void> {
  await writeFile(file, await renderPicture(picture));
}
