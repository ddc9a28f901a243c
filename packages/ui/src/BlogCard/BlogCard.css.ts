import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { brokenPicture } from '../brokenPicture/brokenPicture.ts';
import { room } from '../room/room.css.ts';
import { bladeSweep } from '../sweep/sweep.ts';

const line = `${vars.stroke.hairline} solid ${vars.surface.text}`;

/** One, two or three cards side by side, as the width allows, with shared edges. */
export const wall = style([room, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(33.3%, min(100%, 17.5rem)), 1fr))',
  paddingBlockEnd: vars.stroke.hairline,
  paddingInlineEnd: vars.stroke.hairline,
}]);

export const title = style({ fontSize: vars.size.title, lineHeight: vars.leading.heading });

export const card = style([
  bladeSweep(vars.surface.field, vars.surface.text, ['&:hover', `&:has(${title} a:focus-visible)`]),
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    borderRadius: vars.radius.box,
    border: line,
    selectors: {
      [`${wall} > &`]: { margin: `0 calc(-1 * ${vars.stroke.hairline}) calc(-1 * ${vars.stroke.hairline}) 0` },
    },
  },
]);

/** A large pane for the picture, and two small ones beside it: the day and the minutes. */
export const lights = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(5.5rem, auto)',
  borderBlockEnd: line,
  color: vars.surface.text,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: -2, background: vars.surface.fill },
    '&[data-pictured="false"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// Where the text makes the row higher than 16:10, the picture fills the row and stays as wide as its cell.
export const picture = style({ overflow: 'hidden', width: '100%', aspectRatio: '16 / 10', alignSelf: 'stretch', borderInlineEnd: line, fontSize: vars.size.caption, lineHeight: vars.leading.snug });

globalStyle(`${picture} > *`, { position: 'relative', width: '100%', height: '100%', objectFit: 'cover' });

brokenPicture(`${picture} > img`);

export const facts = style({
  display: 'grid',
  gridAutoRows: '1fr',
  selectors: { '[data-pictured="false"] > &': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridAutoRows: 'auto' } },
});

export const fact = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  fontSize: vars.size.caption,
  lineHeight: 1.25,
  selectors: {
    '& + &': { borderBlockStart: line },
    '[data-pictured="false"] & + &': { borderBlockStart: 0, borderInlineStart: line },
  },
});

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.heading,
  lineHeight: 1,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minWidth: 0,
  padding: `${vars.space.x4} clamp(1rem, 1.6vw, 1.5rem) 0`,
});

export const link = style({
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${card}:hover &`]: { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: 'none' },
    // The ring runs inside the mullions, so that a neighbour never cuts it.
    '&:focus-visible::after': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '-9px' },
  },
});

/** The other links of the card are above the area of the title link, which covers the card. */
globalStyle(`${card} a:not(${link})`, { position: 'relative', zIndex: 1 });
// While the pointer is on another link of the card, the title is not underlined: a click would not follow it.
globalStyle(`${card}:has(a:not(${link}):hover) ${link}`, { textDecorationLine: 'none' });

export const excerpt = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, maxWidth: '100%' });

/** The line at the bottom of the card. */
export const more = style({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: vars.layout.target,
  marginBlockStart: 'auto',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const arrow = style({ flex: 'none', width: '1.75rem', height: '0.75rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

type Rule = (selector: string, rule: Omit<GlobalStyleRule, '@media' | '@container'>) => void;

/** A card as a row: its picture, over its day and minutes, is beside its words. The half hairline aligns its mullion with that of two cards side by side. */
const besideWords = (where: Rule, row: string): void => {
  where(row, { gridTemplate: `auto / calc(50% + ${vars.stroke.hairline} / 2) minmax(0, 1fr)` });
  where(`${row} > ${lights}`, { gridTemplate: '1fr auto / minmax(0, 1fr)', borderBlockEnd: 0, borderInlineEnd: line });
  where(`${row} ${picture}`, { borderInlineEnd: 0, borderBlockEnd: line });
  where(`${row} ${facts}`, { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
  where(`${row} ${fact} + ${fact}`, { borderBlockStart: 0, borderInlineStart: line });
};

const inWidth = (width: string): Rule => (selector, rule) => globalStyle(selector, { '@container': { [width]: rule } });
/** Where a row has room for a picture beside its words. */
const wide = inWidth(containerFrom(42));
/** Where cards are side by side: in two columns or more, in two, in three. */
const [abreast, two, three] = [inWidth('(width >= 35rem)'), inWidth('(35rem <= width < 52.5rem)'), inWidth('(width >= 52.5rem)')];

/** `lead`: the first card is a row of its own, wherever the others are side by side. */
const lead = `${wall}[data-layout=lead]`;
besideWords(abreast, `${lead} > :first-child`);
abreast(`${lead} > :first-child`, { gridColumn: '1 / -1' });
wide(`${lead} > :first-child ${title}`, { fontSize: vars.size.heading });

/** `list`: each card is a row. */
const list = `${wall}[data-layout=list]`;
besideWords(wide, `${list} > *`);
globalStyle(list, { display: 'block', padding: 0 });
globalStyle(`${list} > *`, { margin: 0 });
wide(`${list} > *`, { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' });
globalStyle(`${list} > * + *`, { borderBlockStart: 0 });

/** Where cards are side by side, the last ones fill their row. */
const last = (ofWall: string, ofLead: string) =>
  `:is(${wall}[data-layout=grid] > :nth-child(${ofWall}), ${lead} > :nth-child(${ofLead})):last-child:not(:first-child)`;
const fill = (where: Rule, card: string, columns: number): void => {
  besideWords(where, card);
  where(card, { gridColumn: `span ${columns}` });
};
fill(two, last('2n + 1', '2n'), 2);
// In three columns, two cards in the last row get half of it each: one and a half columns.
const lastOfTwo = last('3n + 2', '3n');
three(`${card}:has(+ ${lastOfTwo})`, { width: `calc(150% + ${vars.stroke.hairline})` });
three(lastOfTwo, { gridColumn: 'span 2', marginInlineStart: '25%' });
fill(three, last('3n + 1', '3n + 2'), 3);
