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
  for (const { family, file, weights, further, fallbacks } of fonts) {
    const face = (name: string) => ({ src: `url('../fonts/${name}') format('woff2')`, fontWeight: weights, fontDisplay: display });
    globalFontFace(family, face(file));
    // A later face of a family has the letters of its range. A document that preloads does without: it would not wait for them.
    if (display === 'swap') for (const { file: more, unicodeRange } of further) globalFontFace(family, { ...face(more), unicodeRange });
    for (const { family: stretched, local: names, weights: standsFor, ...measure } of fallbacks) {
      globalFontFace(stretched, { src: names.map(local).join(', '), fontWeight: standsFor, ...measure });
    }
  }
}
