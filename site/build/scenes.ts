import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sceneFile, scenes } from '@uno/drawings/scenes';
import { pictureCropNames, pictureSrc } from '../pictures.ts';

/**
 * Writes each crop of every picture of the catalogue as an SVG file:
 * `images/<key>.svg`, `images/<key>-wide.svg`, `images/<key>-square.svg`, `images/<key>-close.svg`.
 *
 * @param folder the folder that is served as `/`
 */
export async function writeScenes(folder: string): Promise<void> {
  await mkdir(join(folder, 'images'), { recursive: true });
  await Promise.all(
    Object.values(scenes).flatMap((scene) =>
      pictureCropNames.map((crop) => writeFile(join(folder, pictureSrc(scene.key, crop)), sceneFile(scene, crop))),
    ),
  );
}
