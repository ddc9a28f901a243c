import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

const wide = 'screen and (min-width: 48rem)';

export const closet = style({ background: ground.paperDeep });

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x8,
  paddingBlock: `clamp(${vars.space.x5}, 4vw, ${vars.space.x7}) ${vars.space.x6}`,
  '@media': { [wide]: { gridTemplateColumns: '3fr 2fr', alignItems: 'end' } },
});

export const words = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start', paddingBlockEnd: vars.space.x5 });

export const title = style({ fontSize: vars.size.display, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display, textWrap: 'balance', overflowWrap: 'anywhere' });

export const lead = style({ maxWidth: '34rem', color: deep.text.inkSoft, fontSize: vars.size.lead, lineHeight: vars.leading.snug, textWrap: 'balance' });

/** The board under the thing. */
export const shelf = style({ display: 'grid', justifyItems: 'center', borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${deep.boundary.ink}` });

export const object = style({ width: 'clamp(9rem, 26vw, 20rem)' });
