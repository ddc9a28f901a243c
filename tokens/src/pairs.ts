import { contrastRatio } from './contrast.ts';
import type { ThemeName } from './names.ts';
import { type ColorName, type ThemeSource, themeSources } from './source.ts';

/**
 * What a pair is for, with its target ratio: `text` 4.5 (WCAG 1.4.3), `large` 3 (1.4.3: 24 px, or
 * 18.7 px bold), `boundary` 3 (1.4.11), `decoration` none: a line or a plane that nobody needs to see.
 * In the *contrast* theme: 7, 4.5 (1.4.6), 4.5 and none.
 */
export type PairUse = 'text' | 'large' | 'boundary' | 'decoration';

/** A foreground that stands on a ground, and what for. */
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

/** THE pairs. `on()` offers a component these and nothing else; each theme proves them before it is built. */
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

/** A colour that something stands on. */
export type Ground = Declared['grounds'][number];

/** What is proven for one use serves another that asks no more: text that can be read is a boundary that can be seen. */
interface Serving {
  text: 'text';
  large: 'text' | 'large';
  boundary: 'text' | 'large' | 'boundary';
  decoration: PairUse;
}

type GroundsOf<Use extends PairUse, Foreground extends ColorName> = Extract<
  Declared,
  { use: Serving[Use]; foreground: Foreground }
>['grounds'][number];

/** The colours that are declared for a use on every one of some grounds. */
export type Foreground<Use extends PairUse, On extends Ground> = {
  [Name in ColorName]: [On] extends [GroundsOf<Use, Name>] ? Name : never;
}[ColorName];

/** Every pair that a component may use, one by one. */
export const pairs: readonly Pair[] = declared.flatMap(({ use, foreground, grounds }) =>
  grounds.map((background): Pair => ({ foreground, background, use })),
);

/** The ratio that a pair must reach in a theme. */
export function targetRatio(use: PairUse, theme: ThemeName): number {
  if (use === 'decoration') return 1;
  if (theme === 'contrast') return use === 'text' ? 7 : 4.5;
  return use === 'text' ? 4.5 : 3;
}

/** A pair as computed in a theme; `passes` when `ratio` (not rounded) reaches `needed`. */
export interface PairResult extends Pair {
  theme: ThemeName;
  ratio: number;
  needed: number;
  passes: boolean;
}

/**
 * Computes one pair in one theme, from the tokens themselves.
 *
 * @param source the theme's values, where they are not (yet) those of its file
 */
export function measure(theme: ThemeName, { foreground, background, use }: Pair, source: ThemeSource = themeSources[theme]): PairResult {
  const ratio = contrastRatio(source.color[foreground].$value.hex, source.color[background].$value.hex);
  const needed = targetRatio(use, theme);
  return { foreground, background, use, theme, ratio, needed, passes: ratio >= needed };
}

/** Never rounded up: 4.499 has not reached 4.5. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Refuses a theme of which a pair misses its target: whatever is built of the themes stops.
 *
 * @param source the theme's values, where they are not (yet) those of its file
 * @throws Error that names each failing pair, its ratio and what it needs
 */
export function prove(theme: ThemeName, source: ThemeSource = themeSources[theme]): void {
  const failing = pairs.map((one) => measure(theme, one, source)).filter(({ passes }) => !passes);
  if (failing.length === 0) return;
  const named = (name: ColorName): string => `${name} ${source.color[name].$value.hex}`;
  const lines = failing.map(
    ({ foreground, background, use, ratio, needed }) =>
      `  ${named(foreground)} on ${named(background)}: ${shown(ratio)}, and ${use} needs ${needed}`,
  );
  throw new Error([`The theme ${theme} can't be built: make one of the two colours lighter or darker in tokens/src/themes/${theme}.tokens.json.`, ...lines].join('\n'));
}
