import { vars } from '@uno/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** From the start of the line, in both directions of text. */
const before = 'translateX(calc(-100% * var(--uno-direction, 1)))';
const cross = keyframes({ from: { transform: before }, to: { transform: 'translateX(calc(100% * var(--uno-direction, 1)))' } });

export const submit = style({
  overflow: 'hidden',
  // As wide as what it is in, where that is under 28 rem.
  minWidth: 'clamp(0px, (28rem - 100%) * 999, 100%)',
  selectors: {
    // Not ready, it can be pressed, which shows what is missing: its frame is dashed as any unavailable button's, its pointer a hand.
    '&[aria-disabled="true"]:not([data-busy])': { cursor: 'pointer' },
    // While the form is being sent, a sweep crosses the button four times, for less than 5 s (WCAG 2.2.2); not under reduced motion, where durations are 0.
    '&[data-busy]::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: vars.surface.actionHover,
      transform: before,
      animation: `${cross} calc(8 / 3 * ${vars.duration.sweep}) ${vars.easing.out} 4`,
    },
  },
  '@media': {
    // The button's own colours would cross the forced ones of its text.
    '(forced-colors: active)': { selectors: { '&[data-busy]::after': { display: 'none' } } },
  },
});
