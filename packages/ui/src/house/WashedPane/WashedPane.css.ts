import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

export const glass = style({ position: 'absolute', inset: 0, background: vars.art.glassClear });

/** The film of dirt: whole on the first pane, less on each after it, with a slanted edge. In a theme with heavier lines (high contrast) the edge is a line. */
export const film = style({
  position: 'absolute',
  inset: 0,
  scale: 'var(--uno-direction, 1) 1',
  background: `linear-gradient(103deg, transparent 50%, ${vars.art.line} 0 calc(50% - 4px + 4*${vars.stroke.hairline}), ${vars.art.glassDull} 0) 88% / 300% 100%`,
  opacity: 0.88,
  transition: `background-position ${vars.duration.sweep} ${vars.easing.out}`,
  selectors: {
    'li:nth-child(2) > * > &': { backgroundPosition: '55%' },
    'li:nth-child(n + 3) > * > &': { backgroundPosition: '35%' },
    'li:last-child > * > &': { display: 'none' },
  },
  // Under the pointer a pane becomes clean: the hover effect of every pane.
  '@media': { '(hover: hover)': { selectors: { 'li:nth-child(n):hover > * > &': { backgroundPosition: '10%' } } } },
});

/** The squeegee at rest, on the last pane only. */
export const squeegee = style({
  display: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  selectors: {
    'li:last-child > * > &': { display: 'block' },
    // A picture fills its frame: this one doesn't.
    '&&': { insetBlock: '6% auto', insetInline: 'auto 4%', scale: 'var(--uno-direction, 1) 1', width: 'clamp(2.25rem, 20%, 4.5rem)', height: 'auto', aspectRatio: '80 / 104', '@container': { [containerFrom(42)]: { insetInlineEnd: '24%' } } },
  },
});

export const blade = style({ stroke: vars.art.line, strokeWidth: 8 });
export const rubber = style({ stroke: vars.art.line, strokeWidth: 2 });
export const handleEdge = style({ stroke: vars.art.line, strokeWidth: 16 });
export const handle = style({ stroke: vars.art.sun, strokeWidth: 11 });
