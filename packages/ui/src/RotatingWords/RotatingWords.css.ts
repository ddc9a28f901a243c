import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');
const clear = on('clear');

/*
 * One timeline for everything that moves with the words: `--uno-words-start` says where in it the page
 * begins (the first word at rest, its sweep just done) and `--uno-words-play` is what the pause turns.
 * Every animation lasts one whole cycle and starts with the others: the main thread is needed once in ten
 * seconds, when they begin again, and the compositor does the rest.
 */

const word = baseSource.duration.word.$value.value;
const sweep = baseSource.duration.sweep.$value.value;
const words = 5;
const cycle = word * words;

/** The squeegee goes back, wetting the pane, for this long before the next word. */
const wetting = 340;

const at = (milliseconds: number): string => `${Math.round((milliseconds / cycle) * 1e4) / 100}%`;

export const pauseInput = style({});

export const stage = style({
  vars: { '--uno-words-play': 'running', '--uno-words-start': `-${sweep + 50}ms` },
  selectors: {
    [`&:has(${pauseInput}:checked)`]: { vars: { '--uno-words-play': 'paused' } },
  },
});

const timeline = {
  animationDuration: `${cycle}ms`,
  animationDelay: 'var(--uno-words-start, 0ms)',
  animationIterationCount: 'infinite',
  animationTimingFunction: 'linear',
  animationPlayState: 'var(--uno-words-play, running)',
} as const;

/** The pane ends its line: beyond its edge the squeegee is parked. */
export const root = style({ '::after': { content: '"\\A"', whiteSpace: 'pre' } });

export const pane = style({
  position: 'relative',
  display: 'inline-grid',
  verticalAlign: 'baseline',
  // With the line of the headline, a pane of exactly 1.2 em: one storey of the façade beside it.
  minHeight: '1.2em',
  lineHeight: '1.06em',
  border: `${vars.stroke.edge} solid ${page.boundary.ink}`,
  background: ground.clear,
  color: clear.text.ink,
  // A word that is longer than the line takes two.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const glass = style({
  position: 'relative',
  display: 'inline-grid',
  overflow: 'clip',
  paddingInline: '0.16em 0.3em',
});

/*
 * A word is uncovered from the left while the one before is wiped off: two opposite translations, of an
 * opening and of the word held still in it, which together are a wipe that the compositor runs alone.
 */
const turn = (index: number, side: 1 | -1) => {
  const begin = index * word;
  const end = begin + word;
  const hidden = { transform: `translateX(${-100 * side}%)` };
  const shown = { transform: 'translateX(0)' };
  const wiped = { transform: `translateX(${100 * side}%)` };
  const eased = { animationTimingFunction: vars.easing.out };
  const arrival = { [at(begin)]: { ...hidden, ...eased }, [at(begin + sweep)]: shown };
  return keyframes(
    end === cycle
      ? { '0%': { ...shown, ...eased }, [at(sweep)]: wiped, [at(sweep + 1)]: hidden, ...arrival, '100%': shown }
      : { '0%': index === 0 ? { ...hidden, ...eased } : hidden, ...arrival, [at(end)]: { ...shown, ...eased }, [at(end + sweep)]: wiped, '100%': wiped },
  );
};

const order = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } as const;

/* Each opening spans the whole pane, whatever the word in it, so that every edge meets the squeegee. */
const opening = style({ ...timeline, gridArea: '1 / 1', overflow: 'clip', marginInline: '-0.16em -0.3em' });

export const openings = styleVariants(order, (index) => [
  opening,
  { animationName: turn(index, 1), ...(index === 0 ? {} : { transform: 'translateX(-100%)' }) },
]);

const held = style({ ...timeline, display: 'block', paddingInline: '0.16em 0.3em' });

export const helds = styleVariants(order, (index) => [
  held,
  { animationName: turn(index, -1), ...(index === 0 ? {} : { transform: 'translateX(100%)' }) },
]);

/* The squeegee's own stroke, five times a cycle: across with the word, then back, wetting the pane. */
const strokes = (left: string, right: string) =>
  keyframes({
    ...Object.fromEntries(
      Array.from({ length: words }, (_, index) => {
        const begin = index * word;
        return [
          [at(begin), { transform: `translateX(${left})`, animationTimingFunction: vars.easing.out }],
          [at(begin + sweep), { transform: `translateX(${right})` }],
          [at(begin + word - wetting), { transform: `translateX(${right})`, animationTimingFunction: 'ease-in-out' }],
        ];
      }).flat(),
    ),
    '100%': { transform: `translateX(${left})` },
  });

const stroke = { ...timeline, position: 'absolute', inset: 0, pointerEvents: 'none' } as const;

export const film = style({
  ...stroke,
  background: ground.glass,
  opacity: 0.7,
  transform: 'translateX(104%)',
  animationName: strokes('0', '104%'),
});

export const track = style({ ...stroke, animationName: strokes('-100%', '0') });

export const squeegee = style({
  position: 'absolute',
  insetInlineEnd: '-0.48em',
  insetBlockStart: '-0.14em',
  width: '0.6em',
  height: '1.5em',
  maxWidth: 'none',
  overflow: 'visible',
  color: page.boundary.ink,
});

export const grip = style({ stroke: page.boundary.brand, strokeWidth: 15, strokeLinecap: 'round' });

export const pause = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '2rem',
  paddingInlineEnd: vars.space.x2,
  color: page.text.inkSoft,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: page.text.ink },
    [`&:has(:focus-visible)`]: { outline: `3px solid ${page.boundary.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** The native box lies over its picture: it is what is pressed, focused and named. */
export const control = style({ position: 'relative', display: 'grid', width: '1.5rem', height: '1.5rem', flex: 'none' });

globalStyle(`${control} > *`, { gridArea: '1 / 1', width: '100%', height: '100%' });
globalStyle(`${control} > input`, { appearance: 'none', cursor: 'pointer', outline: 'none', zIndex: 1, border: `1px solid ${page.boundary.edge}` });
globalStyle(`${control} > input:checked`, { background: 'transparent', borderColor: page.boundary.ink });

export const playIcon = style({ display: 'none' });
export const pauseIcon = style({});
globalStyle(`${control} > input:checked ~ ${playIcon}`, { display: 'block' });
globalStyle(`${control} > input:checked ~ ${pauseIcon}`, { display: 'none' });
