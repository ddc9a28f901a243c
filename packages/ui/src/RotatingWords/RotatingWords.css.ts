import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/*
 * One timeline for everything that moves with the words. `--uno-words-start` is the point at which the page begins: the
 * first word at rest, just after its sweep. The pause control sets `--uno-words-play`. The compositor runs the animations;
 * the main thread is needed only when one restarts, after a whole cycle.
 */

const word = baseSource.duration.word.$value.value;
const sweep = baseSource.duration.sweep.$value.value;
/** The numbers of words that have a timeline. */
const counts = [2, 3, 4, 5];

/** For how long, in ms, the mark moves back and the film covers the frame before the next word. */
const WETTING_MS = 340;

/** A moment of a cycle of `count` words, as a keyframe percentage. */
const at = (milliseconds: number, count: number): string => `${Math.round((milliseconds / (word * count)) * 1e4) / 100}%`;

const start = 'var(--uno-words-start, 0ms)';

const timeline = {
  animationIterationCount: 'infinite',
  // It applies between equal keyframes too, where it has no effect.
  animationTimingFunction: vars.easing.out,
  animationPlayState: 'var(--uno-words-play, running)',
} as const;

/** A line break after the frame with a mark, which rests beyond its edge. */
export const root = style({ selectors: { '&[data-marked=true]::after': { content: '"\\A"', whiteSpace: 'pre' } } });

export const frame = style({
  position: 'relative',
  display: 'inline-grid',
  verticalAlign: 'baseline',
  // With the line height of the headline, the frame is exactly 1.2 em high.
  minHeight: '1.2em',
  lineHeight: '1.06em',
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  // A word that is longer than the line may break.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const clip = style({
  position: 'relative',
  display: 'inline-grid',
  overflow: 'clip',
  paddingInline: '0.16em 0.3em',
});

/* Elements that move alike share their keyframes; variables hold the differences. */
const direction = 'var(--uno-direction, 1)';
const side = `var(--uno-words-side) * ${direction}`;
const wiped = { transform: `translateX(calc(${side} * 100%))` };
const shown = { transform: 'translateX(0)' };

/*
 * A word is uncovered from the start of the line while the previous one is wiped off. The clipping box and the word in it move in opposite
 * directions, so the word stays still: a wipe that needs only transforms, which the compositor can run.
 */
const turn = (count: number) =>
  keyframes({
    '0%': { transform: `translateX(calc(${side} * -100%))` },
    [at(sweep, count)]: shown,
    [at(word, count)]: shown,
    [at(word + sweep, count)]: wiped,
    '100%': wiped,
  });

/* The mark moves across with the word, then back with the film. */
const from = { transform: 'translateX(var(--uno-words-from))' };
const to = { transform: 'translateX(var(--uno-words-to))' };
const strokes = keyframes({
  '0%': from,
  [at(sweep, 1)]: to,
  [at(word - WETTING_MS, 1)]: { ...to, animationTimingFunction: 'ease-in-out' },
  '100%': from,
});

const stroke = {
  ...timeline,
  animationName: strokes,
  animationDuration: `${word}ms`,
  animationDelay: start,
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
} as const;

export const film = style({
  ...stroke,
  vars: { '--uno-words-from': '0', '--uno-words-to': `calc(104% * ${direction})` },
  background: vars.surface.fill,
  opacity: 0.7,
  transform: `translateX(calc(104% * ${direction}))`,
});

/* Each clipping box is as wide as the frame, whatever its word, so that the mark follows its edge. */
export const opening = style({
  ...timeline,
  vars: { '--uno-words-side': '1' },
  // Negative delays, as if the animation had been running: the last word begins one turn before the start, the one before it two.
  animationDelay: `calc(${start} - var(--uno-words-left) * ${word}ms)`,
  gridArea: '1 / 1',
  overflow: 'clip',
  marginInline: '-0.16em -0.3em',
  transform: `translateX(calc(-100% * ${direction}))`,
  selectors: {
    [`${film} + &`]: { transform: 'none' },
    ...Object.fromEntries([1, ...counts].map((left) => [`&:nth-last-child(${left})`, { vars: { '--uno-words-left': `${left}` } }])),
    ...Object.fromEntries(counts.map((count) => [`${clip}[data-words="${count}"] > &`, { animationName: turn(count), animationDuration: `${word * count}ms` }])),
  },
});

export const held = style({
  animation: 'inherit',
  vars: { '--uno-words-side': '-1' },
  display: 'block',
  paddingInline: '0.16em 0.3em',
});

export const track = style({ ...stroke, vars: { '--uno-words-from': `calc(-100% * ${direction})`, '--uno-words-to': '0' } });

export const pause = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '2rem',
  paddingInlineEnd: vars.space.x2,
  color: vars.surface.textSubtle,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.surface.text },
    [`&:has(:focus-visible)`]: { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** The native checkbox covers its icon and receives the click, the focus and the name. */
export const control = style({ position: 'relative', display: 'grid', width: '1.5rem', height: '1.5rem', flex: 'none' });

globalStyle(`${control} > *`, { gridArea: '1 / 1', width: '100%', height: '100%' });
globalStyle(`${control} > input`, { appearance: 'none', cursor: 'pointer', outline: 'none', zIndex: 1, border: `1px solid ${vars.surface.edge}` });
globalStyle(`${control} > input:checked`, {
  background: vars.surface.text,
  borderColor: vars.surface.text,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

/** Over the checkbox, whose ground changes. */
export const pauseIcon = style({ zIndex: 2, pointerEvents: 'none' });
globalStyle(`${control} > input:checked ~ ${pauseIcon}`, {
  color: vars.surface.background,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'Canvas' } },
});

globalStyle(`${frame} *`, { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } } });
