import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

export const closet = style({ background: ground.paperDeep });

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x8,
  paddingBlock: `${fluid.below} ${vars.space.x6}`,
  '@media': { [from[48]]: { gridTemplateColumns: '3fr 2fr', alignItems: 'end' } },
});

export const words = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start', paddingBlockEnd: vars.space.x5 });

export const lead = style({ textWrap: 'balance' });

export const count = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const shelf = style({ display: 'grid', justifyItems: 'center' });

/** The board under the thing: its label hangs from the edge, as on the closet’s shelf. */
export const edge = style({ display: 'grid', justifyItems: 'center', width: '100%', borderBlockStart: `calc(2 * ${vars.stroke.edge}) solid ${deep.boundary.ink}` });

export const label = style({ borderBlockStartWidth: 0 });

export const object = style({ width: 'clamp(9rem, 26vw, 20rem)' });
