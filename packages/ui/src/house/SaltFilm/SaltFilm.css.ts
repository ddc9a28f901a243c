import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const BLADE = '9px';
const side = 'var(--uno-film-side) * var(--uno-direction, 1)';

/* The clipping box and the film in it move in opposite directions, so the film stays still: a wipe that needs only transforms. */
const wipe = keyframes({
  to: { transform: `translateX(calc(${side} * 101%))` },
});

const wiped = {
  position: 'absolute',
  inset: 0,
  animationName: wipe,
  animationFillMode: 'both',
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(root)',
  animationRange: '0 22rem',
} as const;

export const place = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 'calc(430 * var(--uno-hero-unit))',
  overflow: 'clip',
  pointerEvents: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': { 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)': { display: 'block' } },
    },
  },
  // The words are above this line, as in `Hero`.
  '@media': { [from[64]]: { height: 'calc(232 * var(--uno-hero-unit))' } },
});

/** Its border is the blade, before the film and outside of it at first. */
export const edge = style({
  ...wiped,
  insetInlineStart: `-${BLADE}`,
  vars: { '--uno-film-side': '1' },
  overflow: 'clip',
  borderInlineStart: `${BLADE} double ${vars.art.line}`,
  selectors: {
    // The handle.
    '&::after': { content: '', position: 'absolute', insetInlineStart: 0, insetBlockStart: '46%', width: '2.25rem', height: '0.625rem', borderStartEndRadius: '1rem', borderEndEndRadius: '1rem', background: vars.art.sun },
  },
});

export const film = style({
  ...wiped,
  vars: { '--uno-film-side': '-1' },
  opacity: 0.85,
  background: `linear-gradient(to top, ${vars.art.glassDull} 15%, transparent)`,
});

export const salt = style({ fill: vars.art.white });
globalStyle(`${film} > ${salt}`, { width: '100%', height: '100%' });
export const streaks = style({ opacity: 0.4 });
