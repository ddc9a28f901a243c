import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');
const deep = on('paperDeep');

const wide = 'screen and (min-width: 64rem)';
const frameLine = `${vars.stroke.edge} solid ${paper.boundary.ink}`;
const mullion = `${vars.stroke.hairline} solid ${paper.boundary.edge}`;

/** The margin of the sheet, where its parts are listed. */
const margin = '17rem';

export const frame = style({ paddingBlockEnd: vars.space.x8 });

export const sheet = style({ display: 'grid' });

export const opening = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  paddingBlock: `clamp(${vars.space.x5}, 4vw, ${vars.space.x7}) ${vars.space.x6}`,
});

/** Back to the list at left, the way to the article at right. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `${vars.space.x1} ${vars.space.x6}`, width: '100%' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.layout.target, fontSize: vars.size.small, fontWeight: vars.weight.strong });

export const arrow = style({ flex: 'none', width: '1.1em', height: '1.1em' });

export const title = style({ maxWidth: '20ch', fontSize: vars.size.display, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display, textWrap: 'balance' });

/** The day, the minutes and who wrote it, in one ruled line. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  listStyle: 'none',
  padding: 0,
  marginBlockStart: vars.space.x3,
  borderBlock: frameLine,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

globalStyle(`${facts} > li`, { paddingBlock: vars.space.x2, paddingInlineEnd: vars.space.x5 });
globalStyle(`${facts} > li + li`, { paddingInlineStart: vars.space.x5, borderInlineStart: mullion });

export const hero = style({ width: '100%' });

export const excerpt = style({ maxWidth: '46rem', fontSize: vars.size.lead, lineHeight: 1.42, textWrap: 'pretty' });

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: mullion,
  '@media': { [wide]: { gridTemplateColumns: `${margin} minmax(0, 1fr)`, columnGap: vars.space.x8 } },
});

export const contents = style({
  alignSelf: 'start',
  '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space.x5 } },
});

export const contentsTitle = style({ fontSize: vars.size.body, lineHeight: vars.leading.heading });

export const parts = style({ listStyle: 'none', padding: 0, marginBlockStart: vars.space.x3, borderBlockStart: frameLine, fontSize: vars.size.small, lineHeight: 1.4 });

globalStyle(`${parts} > li`, { borderBlockEnd: mullion });
globalStyle(`${parts} a`, { display: 'block', paddingBlock: vars.space.x2, textDecorationLine: 'none' });
globalStyle(`${parts} a:hover`, { textDecorationLine: 'underline' });

export const text = style({ display: 'grid', gap: vars.space.x6, gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [wide]: { gridColumn: 2 } } });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, listStyle: 'none', padding: 0 });

export const neighbours = style({
  display: 'grid',
  marginBlockStart: vars.space.x7,
  border: frameLine,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
});

export const neighbour = style({
  display: 'grid',
  gap: vars.space.x2,
  alignContent: 'start',
  padding: vars.space.x5,
  textDecorationLine: 'none',
  selectors: {
    '& + &': { borderBlockStart: mullion },
    '&[data-way="next"]': { justifyItems: 'end', textAlign: 'end' },
    '&:focus-visible': { outlineOffset: '-6px' },
  },
  '@media': { [wide]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion } } } },
});

export const way = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, color: paper.text.inkSoft, fontSize: vars.size.small, fontWeight: vars.weight.strong });

export const neighbourTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  selectors: { [`${neighbour}:hover &`]: { textDecorationLine: 'underline', textDecorationThickness: vars.stroke.edge } },
});

export const offer = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });

export const offerTitle = style({ maxWidth: '24ch', fontSize: vars.size.heading, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading, textWrap: 'balance' });

export const offerLead = style({ maxWidth: '40rem', color: deep.text.inkSoft, fontSize: vars.size.lead, lineHeight: vars.leading.snug });
