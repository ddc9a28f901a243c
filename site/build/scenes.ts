import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sceneFile, scenes } from '@uno/drawings/scenes';
import { pictureCropNames, pictureSrc } from '../pictures.ts';

/**
 * Writes every picture of the catalogue, in each of its crops, as an SVG file of its own:
 * `images/<key>.svg`, `images/<key>-wide.svg`, `images/<key>-square.svg`, `images/<key>-close.svg`.
 *
 * @param folder what is served as `/`
 */
export async function writeScenes(folder: string): Promise<void> {
  await mkdir(join(folder, 'images'), { recursive: true });
  await Promise.all(
    Object.values(scenes).flatMap((scene) =>
      pictureCropNames.map((crop) => writeFile(join(folder, pictureSrc(scene.key, crop)), sceneFile(scene, crop))),
    ),
  );
}
