import { vars } from '@uno/tokens/contract';
import { fluid } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const clear = on('clear');
const paper = on('paper');

const frame = `calc(2 * ${vars.stroke.edge}) solid ${paper.boundary.ink}`;

export const opening = style({ display: 'grid', gap: vars.space.x5, justifyItems: 'start', paddingBlockStart: fluid.below });

/** A key tag: round where it hangs, square where it is read. */
export const tag = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `clamp(${vars.space.x4}, 4vw, ${vars.space.x7})`,
  width: '100%',
  padding: `clamp(${vars.space.x5}, 5vw, ${vars.space.x7})`,
  background: ground.clear,
  color: clear.text.ink,
  border: frame,
  borderStartStartRadius: '10rem',
  borderEndStartRadius: '10rem',
});

export const hole = style({ width: 'clamp(2rem, 5vw, 4rem)', aspectRatio: '1', background: ground.paper, border: frame, borderRadius: '50%' });

export const words = style({ display: 'grid', gap: vars.space.x3 });

export const title = style({ fontSize: vars.size.heading, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading, textWrap: 'balance', overflowWrap: 'anywhere' });

export const count = style({ color: clear.text.inkSoft, fontSize: vars.size.lead });
