import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** The margin of the page, also used where the street has the full width. */
const margin = 'clamp(1rem, 5vw, 5rem)';
const outer = `max(${margin}, (100vw - ${vars.layout.page}) / 2)`;

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingBlock: `clamp(${vars.space.x6}, 6vw, ${vars.space.x8}) ${fluid.below}`,
  '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x8 } },
});

/** On phones at the top, as wide as the screen; on wider screens below the title. */
export const picture = style({
  width: `calc(100% + 2 * ${margin})`,
  maxWidth: 'none',
  height: 'auto',
  margin: `calc(-1 * clamp(${vars.space.x6}, 6vw, ${vars.space.x8})) calc(-1 * ${margin}) 0`,
  '@media': { [from[56]]: { gridArea: '2 / 1', alignSelf: 'end', width: '100%', margin: 0 } },
});

/** On wide screens half as wide as the page, in the font size of the title of why-partner. */
export const title = style({ '@media': { [from[56]]: { gridArea: '1 / 1', fontSize: vars.size.headline } } });
export const directory = style({ display: 'grid', gap: vars.space.x5, alignContent: 'end', '@media': { [from[56]]: { gridArea: '1 / 2 / 3' } } });
export const entries = style({ borderBlockStart: frame });

globalStyle(`${entries} > li`, { borderBlockEnd: mullion });

export const entry = style({
  display: 'grid',
  columnGap: vars.space.x5,
  paddingBlock: vars.space.x2,
  color: vars.surface.text,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textDecoration: 'none',
  '@media': { [from[36]]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' } },
});

export const building = style({
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationThickness: vars.stroke.hairline,
  textUnderlineOffset: '0.2em',
  selectors: { [`${entry}:hover &`]: { textDecorationThickness: vars.stroke.edge } },
});

export const inspector = style({ color: vars.surface.textSubtle, '@media': { [from[36]]: { textAlign: 'end' } } });

/* The street: two lots side by side, in one column on phones. Their drawings join. */

export const street = style({ display: 'grid', overflow: 'clip', '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const lot = style({ display: 'grid', '@media': { [from[56]]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' } } });

/** Slightly wider than its cell, so that no seam shows between two drawings. */
export const lotDrawing = style({ display: 'block', width: 'calc(100% + 1px)', height: 'auto' });

export const words = style({
  display: 'grid',
  gap: vars.space.x5,
  padding: `${vars.space.x6} ${margin} ${vars.space.x8}`,
  '@media': {
    [from[56]]: {
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      // A margin, because the line between two lots ends with their words.
      paddingBlock: `${vars.space.x6} 0`,
      marginBlockEnd: `clamp(${vars.space.x7}, 7vw, ${vars.space.x9})`,
      paddingInline: `${outer} ${vars.space.x7}`,
      selectors: { [`${lot}:nth-child(even) > &`]: { paddingInline: `${vars.space.x7} ${outer}`, borderInlineStart: mullion } },
    },
  },
});

globalStyle(`${words} > *`, { minWidth: 0 });

export const text = style({ maxWidth: '36rem', marginBlockStart: vars.space.x2, color: vars.surface.textSubtle });

/** A sheet on the inspector's clipboard, with the clip at the top. */
export const sheet = style({
  position: 'relative',
  padding: `${vars.space.x5} clamp(${vars.space.x4}, 2vw, ${vars.space.x5})`,
  border: frame,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-0.5rem',
      insetInlineStart: '50%',
      width: '4.5rem',
      height: '0.875rem',
      marginInlineStart: '-2.25rem',
      borderBlock: `0.4375rem solid ${vars.surface.text}`,
    },
  },
});

export const who = style({ fontFamily: vars.font.text, fontSize: vars.size.small, fontWeight: vars.weight.strong, letterSpacing: 0, color: vars.surface.accent });

export const asks = style({
  marginBlockStart: vars.space.x2,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.25rem, 1rem + 0.9vw, 1.75rem)',
  fontWeight: 600,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.2,
  textWrap: 'pretty',
});

/** Removes the upper margin of components inside a lot. */
export const flush = style({ marginBlockStart: 0 });

/** As high as the notes of the neighbour. */
export const notes = style({ height: '100%', marginBlockStart: 0 });

/* Three overlapping folders with their tabs side by side. */

/** The height of a tab, by which the folders overlap. */
const tabHeight = '3.5rem';

export const folder = style({ position: 'relative', display: 'grid', justifyItems: 'start', selectors: { '& + &': { marginBlockStart: `calc(-1 * ${tabHeight})` } } });

export const tab = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: tabHeight,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  marginBlockEnd: `calc(-1 * ${vars.stroke.edge})`,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  borderBlockEnd: 0,
  // The text must fit on one line: a taller tab would stick out of the folder behind it.
  fontSize: vars.size.body,
  selectors: { [`${folder}:nth-child(2) &`]: { marginInlineStart: '12%' }, [`${folder}:nth-child(3) &`]: { marginInlineStart: '24%' } },
  '@media': {
    [from[56]]: { fontSize: vars.size.title, selectors: { [`${folder}:nth-child(2) &`]: { marginInlineStart: '33%' }, [`${folder}:nth-child(3) &`]: { marginInlineStart: '66%' } } },
  },
});

export const leaf = style({
  width: '100%',
  padding: `${vars.space.x5} max(${vars.space.x5}, 100% - 44rem) ${vars.space.x6} ${vars.space.x5}`,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  selectors: { [`${folder}:not(:last-child) > &`]: { borderBlockEnd: 0, paddingBlockEnd: `calc(${tabHeight} + ${vars.space.x5})` } },
});
