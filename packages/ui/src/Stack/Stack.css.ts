import { vars } from '@uno/tokens/contract';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { gapStyle } from './gap.ts';

const gap = createVar();

export const stack = style([gapStyle(gap), { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: gap }]);

/* A line between neighbours, in the middle of the gap. */
globalStyle(`${stack}[data-ruled] > * + *`, {
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  paddingBlockStart: gap,
});
