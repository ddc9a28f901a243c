import { vars } from '@uno/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

export const clean = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.stroke.edge, aspectRatio: '1', padding: vars.stroke.edge });

const sweep = keyframes({ from: { transform: 'scaleX(0)' } });

export const pane = style({
  position: 'relative',
  background: vars.surface.fill,
  // The mullions are outlines, which forced colours keep.
  outline: `${vars.stroke.edge} solid ${vars.surface.success}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.surface.field,
      transformOrigin: 'calc(50% - 50% * var(--uno-direction, 1)) 50%',
      animation: `${sweep} ${vars.duration.sweep} ${vars.easing.out} backwards`,
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
    '&:nth-child(2)::after': { animationDelay: '0.2s' },
    '&:nth-child(3)::after': { animationDelay: '0.4s' },
    '&:nth-child(4)::after': { animationDelay: '0.6s' },
  },
});

export const tick = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none', stroke: vars.surface.success, strokeWidth: 5 });
