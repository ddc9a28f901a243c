/** A typeface as its text is measured: how far it runs, how high its lines are. */
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** What a matched face needs to know of a typeface, in em. */
export interface MeasuredFace {
  /** How far a letter of a text runs on average, kerned as a browser does it. */
  average(text: string): number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Opens a typeface.
 *
 * @param font TrueType
 * @param weight on its variable axis, when it has one
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
