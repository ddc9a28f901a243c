import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { STOREY_HEIGHT } from '../vocabulary/street/measures.ts';
import { facadeFrame } from './facade.ts';
import { facadeClass } from './facadeClasses.ts';
import { TOWER_ROW_WIDTH, TOWER_ROWS } from './tower.ts';

/*
 * The animation of the street. It shares the timeline of the rotating words (the cycle, start and pause, which the hero
 * passes down as custom properties) and animates only `transform` and `opacity`. Without animation (reduced motion) the
 * street shows the finished work: every row clear, the cradle at the lowest.
 */

const word = baseSource.duration.word.$value.value;
const cycle = word * TOWER_ROWS;
/** A moment of a period as a keyframe percentage. */
const percent = (milliseconds: number, period = cycle): string => `${Math.round((milliseconds / period) * 1e4) / 100}%`;

const { root, dull, row, cradle, wand } = facadeClass;
const sweep = baseSource.duration.sweep.$value.value;
/** When the last row is done. Then the glass becomes dull again while the cradle goes up. */
const done = cycle - 1300;

const timeline = {
  animationDuration: `${cycle}ms`,
  animationDelay: 'var(--uno-words-start, 0s)',
  animationIterationCount: 'infinite',
  animationTimingFunction: 'linear',
  animationPlayState: 'var(--uno-words-play, running)',
};

/** The drawing is sized in the hero's units and positioned by its middle, so that no screen crops the tower. */
globalStyle(`.${root}`, {
  position: 'absolute',
  insetBlockEnd: 0,
  maxWidth: 'none',
  width: `calc(${facadeFrame.width} * var(--uno-hero-unit))`,
  height: `calc(${facadeFrame.height} * var(--uno-hero-unit))`,
  insetInlineStart: `calc(50% - (var(--uno-hero-middle) - ${facadeFrame.left}) * var(--uno-hero-unit))`,
});

globalStyle(`.${dull}`, { transform: `translateX(${TOWER_ROW_WIDTH}px)` });
globalStyle(`.${cradle}`, { transform: `translateY(${STOREY_HEIGHT * (TOWER_ROWS - 1)}px)` });
globalStyle(`.${wand}`, { transformOrigin: '12px -50px', transform: 'rotate(24deg)' });

for (let index = 0; index < TOWER_ROWS; index += 1) {
  const name = `${dull}-${index}`;
  const covered = { transform: 'translateX(0)' };
  const cleared = { transform: `translateX(${TOWER_ROW_WIDTH}px)` };
  const start = percent(index * word);
  globalKeyframes(name, {
    '0%': covered,
    [start]: { ...covered, animationTimingFunction: vars.easing.out },
    [percent(index * word + sweep)]: cleared,
    [percent(done + index * 80)]: { ...cleared, opacity: 1 },
    [percent(done + index * 80 + 1)]: { ...covered, opacity: 0 },
    [percent(done + index * 80 + 900)]: { opacity: 1 },
    '100%': covered,
  });
  globalStyle(`.${row}${index}`, { ...timeline, animationName: name });
}

const descent = Object.fromEntries(
  Array.from({ length: TOWER_ROWS }, (_, index) => {
    const there = { transform: `translateY(${STOREY_HEIGHT * index}px)` };
    const last = index === TOWER_ROWS - 1;
    return [
      [percent(index * word), there],
      [percent(last ? done : index * word + 1150), there],
    ];
  }).flat(),
);
globalKeyframes(cradle, { ...descent, [percent(cycle - 150)]: { transform: 'translateY(0)' }, '100%': { transform: 'translateY(0)' } });
globalStyle(`.${cradle}`, { ...timeline, animationName: cradle, animationTimingFunction: 'ease-in-out' });

/* The same at every row: the wand is lowered, then raised while the cradle goes down. */
const raised = { transform: 'rotate(-64deg)' };
const lowered = { transform: 'rotate(24deg)' };
globalKeyframes(wand, {
  '0%': { ...raised, animationTimingFunction: vars.easing.out },
  [percent(sweep, word)]: lowered,
  [percent(1200, word)]: { ...lowered, animationTimingFunction: 'ease-in-out' },
  [percent(1850, word)]: raised,
  '100%': raised,
});
globalStyle(`.${wand}`, { ...timeline, animationName: wand, animationDuration: `${word}ms` });

globalStyle(`.${root} *`, { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } } });
