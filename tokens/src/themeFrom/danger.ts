import type { Scheme } from '../source.ts';
import { difference, hexOfTone, type Tone } from './colour.ts';
import type { Palette } from './palette.ts';

/** The turns of hue, in degrees, by which the colour of errors avoids the brand's and the button's. */
const TURNS = [0, 8, -8, 16, -16, 24, -24] as const;

/** The least difference in OKLab. In a light theme of level AAA both colours are dark. */
const gapOf = (scheme: Scheme, { contrast }: Palette): number => (scheme === 'light' && contrast === 'AAA' ? 0.04 : 0.08);

/**
 * Places the colour of errors, apart from the brand and the button: by another hue, else by another lightness.
 *
 * @returns whether it is apart
 */
export function placeDanger(palette: Palette, wanted: Tone, scheme: Scheme): boolean {
  const others = [palette.hex('brand'), palette.hex('action')];
  const apart = (hex: string): boolean => others.every((other) => difference(hex, other) >= gapOf(scheme, palette));
  const turned = TURNS.map((turn) => palette.legible('danger', { ...wanted, h: wanted.h + turn }));
  const hex = turned.find((one) => one !== undefined && apart(one)) ?? palette.legible('danger', wanted, apart);
  const from = hexOfTone(wanted);
  if (hex === undefined) palette.solve('danger', from);
  else palette.place('danger', from, hex, palette.fault('danger', from) ?? { reason: `${from} is too near the brand’s colour or the button’s to mean an error.` });
  return hex !== undefined;
}
