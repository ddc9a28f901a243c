import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/** The back of the closet. */
export const closet = style({ background: ground.paperDeep });

export const opening = style({
  display: 'grid',
  gap: `clamp(${vars.space.x6}, 5vw, ${vars.space.x8})`,
  paddingBlock: `clamp(${vars.space.x6}, 6vw, ${vars.space.x8}) ${vars.space.x6}`,
});

export const words = style({
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x8}`,
  alignItems: 'end',
  '@media': { [from[64]]: { gridTemplateColumns: '3fr 2fr' } },
});

export const lead = style({ textWrap: 'balance' });
