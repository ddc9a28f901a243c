import { globalFontFace } from '@vanilla-extract/css';
import fonts from './fonts.json' with { type: 'json' };

/** A name that a device may know a face by. */
const local = (name: string): string => `local('${name}')`;

/**
 * Declares both typefaces, self-hosted, and for each what devices have in its place, stretched to its widths and
 * lines. To be called in a sheet.
 *
 * @param display what happens until a file is there: `swap` shows the stretched face and puts the real one in
 *   its place whenever it comes; `optional` keeps, for as long as the page lives, what its first paint showed
 */
export function declareTypefaces(display: 'swap' | 'optional'): void {
  for (const { family, file, weights, fallbacks } of fonts) {
    globalFontFace(family, { src: `url('../fonts/${file}') format('woff2')`, fontWeight: weights, fontDisplay: display });
    for (const { family: stretched, local: names, weights: standsFor, ...measure } of fallbacks) {
      globalFontFace(stretched, { src: names.map(local).join(', '), fontWeight: standsFor, ...measure });
    }
  }
}
