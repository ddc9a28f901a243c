import { contrastRatio } from './contrast.ts';
import type { ThemeName } from './names.ts';
import { type ColorName, hexOf } from './source.ts';

/**
 * What a pair is for, with its target ratio: `text` 4.5 (WCAG 1.4.3), `large` 3 (1.4.3: 24 px, or
 * 18.7 px bold), `boundary` 3 (1.4.11). In the *contrast* theme: 7, 4.5 (1.4.6) and 4.5.
 */
export type PairUse = 'text' | 'large' | 'boundary';

/** A foreground that stands on a background, and what for. */
export interface Pair {
  foreground: ColorName;
  background: ColorName;
  use: PairUse;
}

const pair = (use: PairUse, foreground: ColorName, ...backgrounds: ColorName[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, use }));

/** Every pair that a component may use. A colour on a ground that is not listed here is not for use. */
export const pairs: readonly Pair[] = [
  ...pair('text', 'ink', 'paper', 'paperDeep', 'glass', 'clear'),
  ...pair('text', 'inkSoft', 'paper', 'paperDeep', 'glass', 'clear'),
  ...pair('text', 'brand', 'paper', 'paperDeep', 'clear'),
  ...pair('text', 'onAction', 'action', 'actionHover'),
  ...pair('text', 'onNight', 'night', 'nightPane'),
  ...pair('text', 'onNightSoft', 'night', 'nightPane'),
  ...pair('text', 'nightAction', 'night', 'nightPane'),
  ...pair('text', 'danger', 'dangerGround', 'paper', 'clear'),
  ...pair('text', 'ink', 'dangerGround', 'noticeGround', 'successGround'),
  ...pair('text', 'notice', 'noticeGround'),
  ...pair('text', 'success', 'successGround'),
  ...pair('boundary', 'edge', 'paper', 'paperDeep', 'clear', 'glass'),
  ...pair('boundary', 'ink', 'paper', 'clear', 'glass', 'successGround'),
  ...pair('boundary', 'brand', 'paper', 'clear'),
  ...pair('boundary', 'danger', 'paper', 'clear', 'glass', 'dangerGround'),
  ...pair('boundary', 'notice', 'noticeGround', 'paper'),
  ...pair('boundary', 'success', 'successGround', 'paper', 'clear'),
  ...pair('boundary', 'focus', 'paper', 'paperDeep', 'clear', 'glass', 'dangerGround', 'noticeGround', 'successGround'),
  ...pair('boundary', 'onNightFocus', 'night', 'nightPane'),
];

/** The ratio that a pair must reach in a theme. */
export function target(use: PairUse, theme: ThemeName): number {
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

/** Computes one pair in one theme, from the tokens themselves. */
export function measure(theme: ThemeName, { foreground, background, use }: Pair): PairResult {
  const ratio = contrastRatio(hexOf(theme, foreground), hexOf(theme, background));
  const needed = target(use, theme);
  return { foreground, background, use, theme, ratio, needed, passes: ratio >= needed };
}
