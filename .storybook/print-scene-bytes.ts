/** Prints the brotli-compressed size of each crop of each scene, as JSON: `{ "home": { "full": 8123, … }, … }`. */
import { brotliCompressSync } from 'node:zlib';
import { sceneFile, scenes } from '@uno/drawings/scenes';
import { pictureCropNames } from '../site/pictures.ts';

const weights = Object.values(scenes).map((scene) => [
  scene.key,
  Object.fromEntries(pictureCropNames.map((crop) => [crop, brotliCompressSync(sceneFile(scene, crop)).length])),
]);
console.log(JSON.stringify(Object.fromEntries(weights)));
