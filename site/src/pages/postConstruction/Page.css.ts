import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');
const deep = on('paperDeep');
const glass = on('glass');
const clear = on('clear');

const { below, between, section: rhythm } = fluid;

/* The title on one side, the lead and the way to a quote on the other; the room follows at once. */

export const opening = style({ paddingBlock: `${vars.space.x5} ${rhythm}` });

export const openingWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  marginBlock: `clamp(${vars.space.x5}, 4vw, ${vars.space.x6}) ${below}`,
  '@media': { [from[64]]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: between, alignItems: 'end' } },
});

export const title = style({ maxWidth: '17ch' });

export const openingLead = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x5, maxWidth: '34rem' });

export const lead = style({ maxWidth: 'none' });

export const phasesTitle = style({ marginBlockEnd: vars.space.x4, fontSize: vars.size.title });

/* The figure as large as the room allows. */

export const days = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr', columnGap: between, alignItems: 'start' } },
});

export const daysFigure = style({
  color: glass.text.ink,
  fontFamily: vars.font.display,
  fontSize: 'clamp(6.5rem, 19vw, 17rem)',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  lineHeight: 0.78,
  '@media': { [from[56]]: { position: 'sticky', insetBlockStart: '8rem' } },
});

export const daysUnit = style({ display: 'block', marginBlockStart: '0.35em', fontSize: vars.size.headline, letterSpacing: vars.tracking.display, lineHeight: 1 });

export const daysLead = style({ maxWidth: '38rem', marginBlockStart: vars.space.x4, fontSize: vars.size.lead, lineHeight: 1.42 });

export const causes = style({ marginBlockStart: below, borderBlockStart: `${vars.stroke.edge} solid ${glass.boundary.ink}` });

export const cause = style({
  display: 'grid',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  paddingBlock: vars.space.x4,
  borderBlockEnd: `${vars.stroke.hairline} solid ${glass.boundary.edge}`,
  lineHeight: 1.5,
  '@media': { [from[36]]: { gridTemplateColumns: '5fr 7fr' } },
});

export const causeName = style({ fontWeight: vars.weight.strong });

/* Two sides of one sheet. */

export const siteWords = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlockEnd: below,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr', columnGap: between } },
});

export const siteLead = style({ maxWidth: '40rem', fontSize: vars.size.lead, lineHeight: 1.42 });

const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;
const inset = 'clamp(1rem, 3vw, 2.5rem)';

export const sides = style({ display: 'grid', border: frame, '@media': { [from[56]]: { gridTemplateColumns: '1fr 1fr' } } });

export const side = style({
  selectors: {
    '& + &': { borderBlockStart: frame, background: ground.clear, color: clear.text.ink },
  },
  '@media': { [from[56]]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: frame } } } },
});

export const sideTitle = style({ padding: `${vars.space.x5} ${inset} ${vars.space.x3}`, fontSize: vars.size.title });

export const points = style({ listStyle: 'none', padding: `0 ${inset} ${vars.space.x4}` });

globalStyle(`${points} > li`, { paddingBlock: vars.space.x3, borderBlockStart: `${vars.stroke.hairline} solid ${on('paper', 'clear').boundary.edge}`, lineHeight: 1.4 });

/* The scene at the edge of the page, as tall as the list beside it. */

export const tasks = style({
  display: 'grid',
  borderBlock: frame,
  background: ground.paper,
  '@media': { [from[64]]: { gridTemplateColumns: '5fr 7fr' } },
});

export const scene = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderBlockEnd: frame,
  '@media': {
    'screen and (width < 64rem)': { maxHeight: '26rem', objectFit: 'cover', objectPosition: '50% 70%' },
    [from[64]]: { height: '100%', objectFit: 'cover', borderBlockEnd: 0, borderInlineEnd: frame },
  },
});

export const tasksWords = style({
  minWidth: 0,
  padding: `${below} clamp(1rem, 5vw, 5rem) ${rhythm}`,
  '@media': { [from[64]]: { maxWidth: '56rem', paddingInlineStart: 'clamp(2rem, 4vw, 4rem)' } },
});

export const note = style({ maxWidth: '36rem', marginBlock: `${vars.space.x3} ${below}`, color: paper.text.inkSoft, lineHeight: 1.5 });

/* Names as large as signs on a hoarding. */

export const audiences = style({ listStyle: 'none', padding: 0, marginBlockStart: below, borderBlockStart: `${vars.stroke.edge} solid ${deep.boundary.ink}` });

export const audience = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x5,
  borderBlockEnd: `${vars.stroke.hairline} solid ${deep.boundary.edge}`,
  lineHeight: 1.5,
  '@media': { [from[64]]: { gridTemplateColumns: '5fr 4fr 3fr', columnGap: vars.space.x6, alignItems: 'baseline' } },
});

export const audienceName = style({ fontSize: 'clamp(1.5rem, 3.2vw, 2.75rem)', lineHeight: 1.05, letterSpacing: vars.tracking.display });

export const audienceFocus = style({ color: deep.text.inkSoft });
