import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/** The background of the title. */
export const closet = style({ background: ground.paperDeep });

export const words = style({
  display: 'grid',
  gap: `${vars.space.x3} ${vars.space.x8}`,
  paddingBlock: `clamp(${vars.space.x5}, 4vw, ${vars.space.x7})`,
  alignItems: 'end',
  '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const lead = style({ textWrap: 'balance' });
