import { vars } from '@uno/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** Both labels are in one cell, so the button is as wide as the longer one. */
export const submit = style({
  position: 'relative',
  display: 'inline-grid',
  overflow: 'hidden',
  minHeight: '3.5rem',
  // As wide as what it is in, where that is under 28 rem.
  minWidth: 'clamp(0px, (28rem - 100%) * 999, 100%)',
  paddingInline: vars.space.x6,
  fontSize: vars.size.body,
  selectors: {
    '&[data-busy][aria-disabled="true"]': { borderStyle: 'solid', cursor: 'progress' },
    // Not ready, it can be pressed, which shows what is missing: its frame is dashed as any unavailable button's, its pointer a hand.
    '&[aria-disabled="true"]:not([data-busy])': { cursor: 'pointer' },
  },
});

export const label = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

const cross = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

/** While the form is being sent, a sweep crosses the button four times, for less than 5 s (WCAG 2.2.2); not under reduced motion, where durations are 0. */
export const sweep = style({
  position: 'absolute',
  inset: 0,
  background: vars.surface.actionHover,
  transform: 'translateX(-100%)',
  selectors: {
    '[data-busy] > &': { animation: `${cross} calc(8 / 3 * ${vars.duration.sweep}) ${vars.easing.out} 4` },
  },
  // The button's own colours would cross the forced ones of its text.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
