/** Measures a typeface: the average width of a letter and the height of a line. */
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The metrics of a typeface, in em, from which its fallback faces are computed. */
export interface MeasuredFace {
  /** The average advance of a letter of this text, with kerning as in a browser. */
  average(text: string): number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Opens a typeface.
 *
 * @param font the bytes of a TrueType file
 * @param weight the weight of a variable font. Default: the font's own
 */
export function measuredFace(font: Uint8Array, weight?: number): MeasuredFace {
  const face = new Face(new Blob(font));
  const opened = new Font(face);
  if (weight !== undefined) opened.setVariations([new Variation('wght', weight)]);
  const em = face.upem;
  const { ascender, descender, lineGap } = opened.hExtents();
  return {
    average: (text) => {
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(opened, buffer);
      const advance = buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
      return advance / em / text.length;
    },
    ascent: ascender / em,
    descent: -descender / em,
    lineGap: lineGap / em,
  };
}
