import { globalFontFace } from '@vanilla-extract/css';
import fonts from './fonts.json' with { type: 'json' };

/** The CSS `local()` of a font's name. */
const local = (name: string): string => `local('${name}')`;

/**
 * Declares both self-hosted typefaces and, for each, fallback faces: local fonts with its metrics (`size-adjust`). Call it
 * in a `.css.ts` file.
 *
 * @param display what happens until a file has loaded: `swap` shows the fallback and swaps the typeface in when it
 *   arrives; `optional` keeps whatever the first paint showed until the next page
 */
export function declareTypefaces(display: 'swap' | 'optional'): void {
  for (const { family, file, weights, further, fallbacks } of fonts) {
    const face = (name: string) => ({ src: `url('../fonts/${name}') format('woff2')`, fontWeight: weights, fontDisplay: display });
    globalFontFace(family, face(file));
    // Further faces have the letters of other alphabets. With `optional` they are left out, because they would load too late.
    if (display === 'swap') for (const { file: more, unicodeRange } of further) globalFontFace(family, { ...face(more), unicodeRange });
    for (const { family: fallback, local: names, weights: replacedWeights, ...metrics } of fallbacks) {
      globalFontFace(fallback, { src: names.map(local).join(', '), fontWeight: replacedWeights, ...metrics });
    }
  }
}
