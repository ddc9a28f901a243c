import { vars } from '@uno/tokens/contract';
import { from, largeLetters } from '@uno/tokens/layout';
import { THEME_PICKER } from '@uno/tokens/themeChoice';
import { globalStyle, style } from '@vanilla-extract/css';
import { toggle } from '../LanguageToggle/LanguageToggle.css.ts';
import { squareBullet } from '../squareBullet/squareBullet.ts';

/** On phones the last row of the footer wraps, and the languages are on a line of their own. */
const phone = '(max-width: 40rem)';
/** The columns of a row: mark, title, links. */
const columns = '5rem minmax(12rem, 15rem) minmax(0, 1fr)';
const slab = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

export const footer = style({
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  // The floating call button of phones never covers the last line.
  paddingBlockEnd: vars.space.x8,
  '@media': { [from[56]]: { paddingBlockEnd: vars.space.x6 } },
});

export const directory = style({ paddingBlockStart: vars.space.x7 });

export const roof = style({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x6,
  '@media': {
    [from[56]]: { gridTemplateColumns: columns, alignItems: 'end', columnGap: vars.space.x4 },
  },
});

globalStyle(`${roof} > :first-child`, { '@media': { [from[56]]: { gridColumn: '1 / 3' } } });

export const tagline = style({
  maxWidth: '34em',
  textWrap: 'balance',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: 600,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x4,
  borderBlockStart: slab,
  '@media': {
    [from[56]]: { gridTemplateColumns: columns, columnGap: vars.space.x4 },
  },
  selectors: { [`${roof} + &`]: { borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` } },
});

export const mark = style({
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const title = style({ fontSize: vars.size.title, lineHeight: 1.1, gridColumnEnd: 3 });

/* Without a mark the title begins the row. */
globalStyle(`${title}:first-child`, { gridColumnStart: 1 });

export const rooms = style({
  gridColumn: 2,
  '@media': { [largeLetters]: { gridColumn: '1 / -1' }, [from[56]]: { gridColumn: 3 } },
  selectors: { [`${title}:first-child + &`]: { '@media': { '(width < 56rem)': { gridColumn: '1 / -1' } } } },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))',
  columnGap: vars.space.x5,
});

export const sentence = style({ gridColumn: '1 / -1' });

// 24 px of target with room to spare (WCAG 2.5.8).
globalStyle(`${links} > li`, { paddingBlock: '0.3125rem' });
globalStyle(`${links} a`, {
  display: 'inline-block',
  // Breaks a long e-mail address, which would widen the page.
  overflowWrap: 'anywhere',
  marginBlock: '-0.3125rem',
  paddingBlock: '0.3125rem',
  textDecorationLine: 'none',
});
globalStyle(`${links} a:hover, ${links} a:focus-visible`, { textDecorationLine: 'underline' });

/** In the columns of the links, each with a square before it: a frame would look like a button. */
export const badges = style([links]);

globalStyle(`${badges} > li::before`, squareBullet(vars.surface.accent));

export const lastRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@media': { [phone]: { gap: `${vars.space.x2} ${vars.space.x5}` } },
});

// The theme picker has a row of its own, because the number of themes is not known.
globalStyle(`${lastRow} > [${THEME_PICKER}]`, { flexBasis: '100%' });
// The languages have a row of their own on phones. From 896 px their width makes the links after them begin at the third column; between, all is in one row.
globalStyle(`${lastRow} > ${toggle}`, { flexBasis: '20rem', '@media': { [`${from[40]} and (width < 56rem)`]: { flexBasis: 'auto' } } });
globalStyle(`${lastRow} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2rem', textDecorationLine: 'none' });
globalStyle(`${lastRow} > a:hover, ${lastRow} > a:focus-visible`, { textDecorationLine: 'underline' });
