import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseSource } from '@uno/tokens';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, MetricsTag, shape, Variation } from 'harfbuzzjs';
import { at, el, group, type Svg } from '../svg.ts';

/** The size and the letter spacing of a line. */
export interface TextStyle {
  /** Font size, in units of the picture. */
  size: number;
  /** Space added after each letter, in em. Default 0. */
  tracking?: number;
}

/** One weight of a typeface, which can be measured and drawn without a browser. */
export interface Typeface {
  /** The height of a capital, in em. */
  capital: number;
  /** The width of a line, in units of the picture. */
  width(text: string, type: TextStyle): number;
  /** A line as outlines, whose baseline begins at a point. It takes the fill of the group around it. */
  draw(text: string, x: number, y: number, type: TextStyle): Svg;
}

const fonts = join(import.meta.dirname, '../../../../tokens/fonts');

/** How many measured widths are cached. */
const MAX_CACHED_WIDTHS = 1000;

/**
 * Opens one weight of a typeface of the site.
 *
 * @param file in `tokens/fonts`
 * @param weight on the variable axis: 400 to 700
 * @throws when a text has a letter that the font lacks: it has only those of English and French
 */
async function openTypeface(file: string, weight: number): Promise<Typeface> {
  const face = new Face(new Blob(await convert(await readFile(join(fonts, file)), 'sfnt')));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const em = face.upem;
  const drawn = new Map<number, string>();
  const outline = (glyph: number): string => {
    const known = drawn.get(glyph) ?? font.glyphToPath(glyph);
    drawn.set(glyph, known);
    return known;
  };

  const shaped = (text: string, tracking: number) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let x = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      if (glyph === 0) throw new Error(`${file} has no “${text.slice(cluster, cluster + 1)}”, which “${text}” needs.`);
      const placed = { glyph, x: x + xOffset, y: yOffset };
      x += xAdvance + tracking * em;
      return placed;
    });
    return { glyphs, advance: x };
  };

  /** Cached widths, in font units: a title is measured again for each font size that is tried. */
  const advances = new Map<string, number>();
  const advanceOf = (text: string, tracking: number): number => {
    const key = `${tracking} ${text}`;
    const known = advances.get(key) ?? shaped(text, tracking).advance;
    // Enough for the lines of one title; the next title has other lines.
    if (advances.size > MAX_CACHED_WIDTHS) advances.clear();
    advances.set(key, known);
    return known;
  };

  return {
    capital: font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT) / em,
    width: (text, { size, tracking = 0 }) => ((advanceOf(text, tracking) - tracking * em) * size) / em,
    draw: (text, x, y, { size, tracking = 0 }) => {
      const scale = Math.round((size / em) * 1e5) / 1e5;
      const letters = shaped(text, tracking).glyphs.map((letter) => at(letter.x, letter.y, el('path', { d: outline(letter.glyph) })));
      return group({ transform: `translate(${x} ${y}) scale(${scale} ${-scale})` }, ...letters);
    },
  };
}

const { display, medium } = baseSource.weight;

/** The site's two typefaces in the weights that its pictures use: for titles, and for small text. */
export const openTypefaces = async (): Promise<{ display: Typeface; text: Typeface }> => ({
  display: await openTypeface('bricolage-grotesque.woff2', display.$value),
  text: await openTypeface('figtree.woff2', medium.$value),
});
