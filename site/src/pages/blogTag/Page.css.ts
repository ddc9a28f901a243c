import { vars } from '@uno/tokens/contract';
import { fluid } from '@uno/tokens/layout';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const paper = on('paper');

export const opening = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start', paddingBlockStart: fluid.below });

/** The title and the number of articles. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  width: '100%',
  paddingBlockEnd: vars.space.x4,
  borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${paper.boundary.ink}`,
});

export const title = style({ fontSize: vars.size.headline, overflowWrap: 'anywhere' });
export const count = style({ color: paper.text.inkSoft, fontSize: vars.size.lead });
