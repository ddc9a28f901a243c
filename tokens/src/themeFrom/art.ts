/** The colours of the drawings: those of evergreen or midnight, with the hues of a theme. */
import type { ColorName } from '../colorNames.ts';
import { recordOf } from '../recordOf.ts';
import { artHexOf, type Scheme } from '../source.ts';
import evergreen from '../themes/evergreen.tokens.json' with { type: 'json' };
import midnight from '../themes/midnight.tokens.json' with { type: 'json' };
import { type ArtName, artNames } from '../themeSources.ts';
import { hexOfTone, toneOf } from './colour.ts';

/** The colour of the interface from which a drawing colour takes its hue, at its own lightness. The others, such as brick and skin, stay. */
const hueSources: Readonly<Partial<Record<ArtName, ColorName>>> = {
  glassDull: 'glass', glassClear: 'glass', glassShade: 'glass', glassStreak: 'glass', lamplight: 'glass', indoors: 'glass',
  stone: 'paper', stoneShade: 'paper', pavement: 'paper', far: 'paper', mountain: 'paper', mountainShade: 'paper',
  road: 'ink', roadLine: 'ink', frame: 'brand',
};

/** The drawing colours that equal a colour of the interface. In the dark, contours are as dark as the night, and windows are lit. */
const copies: Readonly<Record<Scheme, Readonly<Partial<Record<ArtName, ColorName>>>>> = {
  light: { sky: 'paper', ink: 'ink', line: 'ink' },
  dark: { sky: 'paper', ink: 'ink', line: 'night' },
};

const models = { light: evergreen, dark: midnight } as const;

/** Gives a colour the hue of another. It keeps its lightness, and has at most twice the chroma of the other. */
export function withHueOf(hex: string, other: string): string {
  const [own, hue] = [toneOf(hex), toneOf(other)];
  return hexOfTone({ l: own.l, c: Math.min(own.c, hue.c * 2), h: hue.h });
}

/** Whether a colour can be the drawings' sun: light and warm. */
const isSunny = (hex: string): boolean => {
  const { l, c, h } = toneOf(hex);
  return l >= 0.75 && c >= 0.1 && h >= 30 && h <= 110;
};

/** In the dark, lamps light clean windows and rooms in their own colour. */
const isLit = (name: ArtName): boolean => name === 'glassClear' || name === 'lamplight';

/** The drawing colours of a theme. */
export const artFrom = (colours: Readonly<Record<ColorName, string>>, scheme: Scheme): Record<ArtName, string> =>
  recordOf(artNames, (name) => {
    const own = artHexOf(models[scheme], name);
    const [copied, source] = [copies[scheme][name], scheme === 'dark' && isLit(name) ? undefined : hueSources[name]];
    if (copied !== undefined) return colours[copied];
    if (name === 'sun' && isSunny(colours.nightAction)) return colours.nightAction;
    return source === undefined ? own : withHueOf(own, colours[source]);
  });
