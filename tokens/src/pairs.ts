import type { ColorName } from './colorNames.ts';
import { contrastRatio, luminance } from './contrast.ts';
import { type ContrastLevel, contrastLevelOf, hexOf, type ReadTheme, readTheme, refusal, type ThemeSource } from './source.ts';

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

const pair = <const Use extends PairUse, const Foreground extends ColorName, const Grounds extends readonly ColorName[]>(
  use: Use,
  foreground: Foreground,
  ...grounds: Grounds
) => ({ use, foreground, grounds });

/** All declared pairs. `on()` offers only these, and a theme in which one fails does not build. */
const declared = [
  pair('text', 'ink', 'paper', 'paperDeep', 'glass', 'clear', 'dangerGround', 'noticeGround', 'successGround'),
  pair('text', 'inkSoft', 'paper', 'paperDeep', 'glass', 'clear'),
  pair('text', 'brand', 'paper', 'paperDeep', 'glass', 'clear'),
  pair('text', 'onAction', 'action', 'actionHover'),
  pair('text', 'onNight', 'night', 'nightPane'),
  pair('text', 'onNightSoft', 'night'),
  pair('text', 'nightAction', 'night', 'nightPane'),
  pair('text', 'danger', 'paper', 'paperDeep', 'glass', 'clear', 'dangerGround'),
  pair('text', 'paper', 'ink'),
  pair('text', 'night', 'nightAction', 'onNight'),
  pair('text', 'notice', 'noticeGround'),
  pair('text', 'success', 'successGround'),
  pair('text', 'ink', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6'),
  pair('boundary', 'edge', 'paper', 'paperDeep', 'clear', 'glass'),
  pair('boundary', 'success', 'glass', 'clear'),
  pair('boundary', 'focus', 'paper', 'paperDeep', 'clear', 'glass', 'dangerGround', 'noticeGround', 'successGround'),
  pair('boundary', 'onNightFocus', 'night', 'nightPane'),
  pair('decoration', 'line', 'paper', 'paperDeep', 'clear', 'glass'),
  pair('decoration', 'nightLine', 'night', 'nightPane'),
] as const;

type Declared = (typeof declared)[number];

/** A background colour of a declared pair. */
export type Ground = Declared['grounds'][number];

/** A pair that passes for one use also passes for the less strict ones: a colour for text is also good for a boundary. */
interface PassingUses {
  text: 'text';
  large: 'text' | 'large';
  boundary: 'text' | 'large' | 'boundary';
  decoration: PairUse;
}

type GroundsOf<Use extends PairUse, Foreground extends ColorName> = Extract<
  Declared,
  { use: PassingUses[Use]; foreground: Foreground }
>['grounds'][number];

/** The colours that are declared for a use on all of the given grounds. */
export type Foreground<Use extends PairUse, On extends Ground> = {
  [Name in ColorName]: [On] extends [GroundsOf<Use, Name>] ? Name : never;
}[ColorName];

/** Every pair that a component may use, as a flat list. */
export const pairs: readonly Pair[] = declared.flatMap(({ use, foreground, grounds }) =>
  grounds.map((background): Pair => ({ foreground, background, use })),
);

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
export function readProvenTheme(source: ThemeSource, name?: string): ReadTheme {
  const read = readTheme(source, name);
  const problems = pairs.flatMap(({ foreground, background, use }) => {
    const [front, back] = [read.color[foreground], read.color[background]];
    const { ratio, needed, passes } = measureContrast(front, back, use, read.contrast);
    if (passes) return [];
    const [frontMove, backMove] = luminance(front) > luminance(back) ? ['lighter', 'darker'] : ['darker', 'lighter'];
    return [`${foreground} ${front} on ${background} ${back} has a contrast of ${ratioText(ratio)}, and ${use} needs ${needed}. Make ${foreground} ${frontMove} or ${background} ${backMove}.`];
  });
  if (problems.length > 0) throw refusal(source, name, problems);
  return read;
}

/**
 * Checks a theme: every colour can be read, and every pair reaches its contrast. `themeCss` calls it, so that a theme
 * with a failing pair stops the build.
 *
 * @param name the theme's name in the error. Default: its description
 * @throws Error that names the theme and each problem: a colour that is missing or can't be read; else each failing
 *   pair with its ratio, the ratio that it needs, and which colour to make lighter or darker
 * @example prove(source, 'lagoon')
 */
export function prove(source: ThemeSource, name?: string): void {
  readProvenTheme(source, name);
}
