import type { ColorName } from './colorNames.ts';
import { contrastRatio, luminance } from './contrast.ts';
import { recordOf } from './recordOf.ts';
import { type ReadTheme, readTheme } from './readTheme.ts';
import { refusal } from './refusal.ts';
import { type ContrastLevel, contrastLevelOf, hexOf, type ThemeSource } from './source.ts';
import { type SurfaceColors, surfaceNames, type SurfaceRole, surfaceRoles, surfaceRows, surfaces } from './surfaces.ts';

/**
 * What a pair is for, with its target ratio: `text` 4.5 (WCAG 1.4.3), `large` 3 (1.4.3: 24 px, or
 * 18.7 px bold), `boundary` 3 (1.4.11), `decoration` none: a line or an area that carries no information.
 * In a theme of level AAA: 7, 4.5 (1.4.6), 4.5 and none.
 */
export type PairUse = 'text' | 'large' | 'boundary' | 'decoration';

/** A foreground on a ground, and its use. */
export interface Pair {
  foreground: ColorName;
  background: ColorName;
  use: PairUse;
}

/** Every pair of the surfaces' colours: on each surface, each role on each role that may be behind it (`surfaces.ts`). */
function pairsOf<Colour>(surfaceColors: readonly Readonly<Record<SurfaceRole, Colour>>[], nameOf: (colour: Colour) => string) {
  const found = new Map<string, { readonly foreground: Colour; readonly background: Colour; readonly use: PairUse }>();
  for (const colors of surfaceColors) {
    for (const { use, roles, on } of surfaceRows) {
      for (const role of roles) for (const behind of on) found.set(`${nameOf(colors[role])} on ${nameOf(colors[behind])}, ${use}`, { foreground: colors[role], background: colors[behind], use });
    }
  }
  return [...found.values()];
}

/** Every pair that a theme must fulfil, unless it gives a surface other colours. */
export const pairs: readonly Pair[] = pairsOf<ColorName>(Object.values<SurfaceColors>(surfaces), (name) => name);

/** The pairs of a theme, with the colours that it gives its surfaces itself. */
function ownPairs({ color, surfaces: overrides }: ReadTheme) {
  const colors = surfaceNames.map((surface) =>
    recordOf(surfaceRoles, (role) => {
      const own = overrides.find((one) => one.surface === surface && one.role === role);
      const name = surfaces[surface][role];
      return own === undefined ? { name, hex: color[name] } : { name: `surface.${surface}.${role}`, hex: own.hex };
    }),
  );
  return pairsOf(colors, ({ name }) => name);
}

/** The ratio that a pair must reach at a level of contrast. */
export function targetRatio(use: PairUse, level: ContrastLevel): number {
  if (use === 'decoration') return 1;
  if (level === 'AAA') return use === 'text' ? 7 : 4.5;
  return use === 'text' ? 4.5 : 3;
}

/** The contrast of two colours, and whether it is enough for a use. */
function measureContrast(front: string, back: string, use: PairUse, level: ContrastLevel) {
  const [ratio, needed] = [contrastRatio(front, back), targetRatio(use, level)];
  return { ratio, needed, passes: ratio >= needed };
}

/** A pair with its contrast in a theme. `passes` is true if `ratio` (not rounded) reaches `needed`. */
export interface PairResult extends Pair {
  ratio: number;
  needed: number;
  passes: boolean;
}

/**
 * Computes the contrast of one pair in a theme.
 *
 * @param name the theme's name in errors. Default: its description
 * @throws Error when one of the two colours is missing or can't be read
 * @example pairs.map((pair) => measure(source, pair)).filter(({ passes }) => !passes)
 */
export function measure(source: ThemeSource, { foreground, background, use }: Pair, name?: string): PairResult {
  const [front, back] = [hexOf(source, foreground, name), hexOf(source, background, name)];
  return { foreground, background, use, ...measureContrast(front, back, use, contrastLevelOf(source, name)) };
}

/** A ratio with two decimals. It is rounded down, because 4.499 does not reach 4.5. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Reads a theme as `readTheme` does, and refuses it if a pair has too little contrast.
 *
 * @throws Error as `prove` does
 */
export function readProvenTheme(source: ThemeSource, name?: string, themes?: Readonly<Record<string, ThemeSource>>): ReadTheme {
  const read = readTheme(source, name, themes);
  const problems = ownPairs(read).flatMap(({ foreground, background, use }) => {
    const [front, back] = [foreground.hex, background.hex];
    const { ratio, needed, passes } = measureContrast(front, back, use, read.contrast);
    if (passes) return [];
    const [frontMove, backMove] = luminance(front) > luminance(back) ? ['lighter', 'darker'] : ['darker', 'lighter'];
    return [`${foreground.name} ${front} on ${background.name} ${back} has a contrast of ${ratioText(ratio)}, and ${use} needs ${needed}. Make ${foreground.name} ${frontMove} or ${background.name} ${backMove}.`];
  });
  if (problems.length > 0) throw refusal(source, name, problems);
  return read;
}

/**
 * Checks a theme: every value can be read, and every pair reaches its contrast. `themeCss` calls it, so that a theme
 * with a failing pair stops the build.
 *
 * @param name the theme's name in the error. Default: its description
 * @param themes the themes that its `$extends` may name besides Uno's
 * @returns a sentence for each colour outside of sRGB, which was replaced by one that every screen can show
 * @throws Error that names the theme and each problem: a value that is missing or can't be read; else each failing
 *   pair with its ratio, the ratio that it needs, and which colour to make lighter or darker
 * @example prove(source, 'lagoon')
 */
export function prove(source: ThemeSource, name?: string, themes?: Readonly<Record<string, ThemeSource>>): readonly string[] {
  return readProvenTheme(source, name, themes).notes;
}
