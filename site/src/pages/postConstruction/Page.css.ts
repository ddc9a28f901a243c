import { sceneFilter } from '@uno/drawings/scenes/styles';
import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const { below, between, section: rhythm } = fluid;

/* The title on one side, the lead and the quote button on the other; the drawings of the room below. */

export const opening = style({ paddingBlock: `${vars.space.x5} ${rhythm}` });

export const openingWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  marginBlock: `clamp(${vars.space.x5}, 4vw, ${vars.space.x6}) ${below}`,
  '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 7fr)', columnGap: between, alignItems: 'end' } },
});

export const title = style({ maxWidth: '17ch' });

export const openingLead = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x5, maxWidth: '34rem' });

export const lead = style({ maxWidth: 'none' });

export const phasesTitle = style({ maxWidth: 'none', marginBlockEnd: vars.space.x4, fontSize: vars.size.title });

export const room = style({ filter: sceneFilter });

export const days = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: between, alignItems: 'start' } },
});

export const daysFigure = style({ '@media': { [from[56]]: { position: 'sticky', insetBlockStart: '8rem' } } });

export const daysWords = style({ marginBlockEnd: below });

/* Two columns of one sheet. */

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const inset = 'clamp(1rem, 3vw, 2.5rem)';

export const sides = style({ display: 'grid', border: frame, '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

export const side = style({
  selectors: {
    '& + &': { borderBlockStart: frame },
  },
  // The points of both columns share rows.
  '@media': { [from[56]]: { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid', selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: frame } } } },
});

export const sideTitle = style({ padding: `${vars.space.x5} ${inset} ${vars.space.x3}`, fontSize: vars.size.title });

export const points = style({ padding: `0 ${inset} ${vars.space.x4}`, '@media': { [from[56]]: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' } } });

globalStyle(`${points} > li`, { paddingBlock: vars.space.x3, borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`, lineHeight: 1.4 });

/* The lead of the task list. */

export const note = style({ maxWidth: '36rem', marginBlock: `${vars.space.x3} ${below}`, color: vars.surface.textSubtle, lineHeight: 1.5 });
