import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

/** Its lower edge is the shelf that the thing stands on. */
export const closet = style({ background: ground.paperDeep, borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${deep.boundary.ink}` });

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x4,
  alignItems: 'end',
  paddingBlockStart: vars.space.x5,
});

export const words = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start', paddingBlockEnd: vars.space.x5 });

export const lead = style({ textWrap: 'balance' });

export const count = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const object = style({ width: 'clamp(5rem, 17vw, 13rem)' });
