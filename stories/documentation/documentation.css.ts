import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.stroke.hairline} solid ${vars.surface.line}`;
const phone = 'screen and (max-width: 39.99rem)';
const edge = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** A block of our own in a documentation page, with Uno's typeface and text colour instead of Storybook's. */
export const block = style({
  color: vars.surface.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  marginBlock: vars.space.x5,
});

/** A wide table scrolls in its own frame; the frame can be reached by keyboard. */
export const scroll = style({ overflowX: 'auto' });

/** The part of a props section that is about one component. */
export const component = style({
  display: 'grid',
  gap: vars.space.x3,
  selectors: { ':where(div, p) + &': { marginBlockStart: vars.space.x6 } },
});

/** At a smaller width the last column would have one word per line, so the frame scrolls instead. */
export const table = style({ width: '100%', minWidth: '34rem', borderCollapse: 'collapse', borderBlockEnd: edge });
/** A table whose cells contain only words, which wrap, so that a phone shows the whole table. */
export const wordTable = style([table, { '@media': { [phone]: { minWidth: 0 } } }]);
/** On a phone it has two columns: the name with its type below, and the description. */
export const propsTable = style([wordTable, { '@media': { [phone]: { tableLayout: 'fixed' } } }]);
globalStyle(`${table} caption`, {
  paddingBlockEnd: vars.space.x3,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.x3} ${vars.space.x3}`,
  borderBlockStart: hairline,
  textAlign: 'start',
  // A key cap is taller than the words beside it.
  verticalAlign: 'baseline',
  '@media': { [phone]: { paddingInline: vars.space.x1 } },
});
globalStyle(`${table} thead th`, {
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  color: vars.surface.textSubtle,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
globalStyle(`${wordTable} tbody th`, { '@media': { [phone]: { whiteSpace: 'normal' } } });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} td:last-child`, { paddingInlineEnd: 0 });

export const key = style({
  display: 'inline-block',
  paddingInline: vars.space.x2,
  border: edge,
  background: vars.surface.field,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: 1.7,
});

export const code = style({ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.9em', overflowWrap: 'anywhere' });
/** A long type breaks at its spaces, so that the names in it stay whole. */
export const type = style([code, { color: vars.surface.textSubtle, overflowWrap: 'break-word' }]);
/** The type has a column of its own, except on phones, where it is below the name. */
export const typeBeside = style({ '@media': { [phone]: { display: 'none' } } });
export const typeBelow = style([type, { display: 'none', overflowWrap: 'anywhere', fontWeight: vars.weight.text, '@media': { [phone]: { display: 'block' } } }]);
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const note = style({
  color: vars.surface.textSubtle,
  maxWidth: '44em',
  selectors: { [`${component} + &`]: { marginBlockStart: vars.space.x5 } },
});
