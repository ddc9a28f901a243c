import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');

const line = `${vars.stroke.hairline} solid ${paper.boundary.ink}`;

export const opening = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start', paddingBlockStart: fluid.below });

/** The head of the ledger: what it lists, and how many. */
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

export const title = style({ fontSize: vars.size.headline, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading, textWrap: 'balance', overflowWrap: 'anywhere' });

export const count = style({ color: paper.text.inkSoft, fontSize: vars.size.lead });

/** A row an article, in two columns: what it shows with its day at left, its words at right. On phones the cards stay cards. */
export const ledger = style({});
const row = `${ledger} > ul > li`;
globalStyle(`${ledger} > ul`, { '@media': { [from[48]]: { display: 'block', padding: 0 } } });
globalStyle(row, { '@media': { [from[48]]: { gridTemplate: 'auto / minmax(0, 2fr) minmax(0, 3fr)', margin: 0, border: 0, borderBlockEnd: line } } });
globalStyle(`${row}:first-child`, { '@media': { [from[48]]: { borderBlockStart: line } } });
globalStyle(`${row} > :first-child`, { '@media': { [from[48]]: { borderBlockEnd: 0, borderInlineEnd: line } } });
