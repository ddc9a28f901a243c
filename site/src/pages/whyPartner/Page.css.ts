import { vars } from '@uno/tokens/contract';
import { fluid, from, largeLetters } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/* The title is above the first column of the table, the picture above the second. */

export const opening = style({ paddingBlock: `clamp(${vars.space.x6}, 5vw, ${vars.space.x8}) ${fluid.section}` });

export const head = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x5,
  '@media': { [from[56]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 0, marginBlockEnd: 0 } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [from[56]]: { alignContent: 'center', paddingBlockEnd: vars.space.x6, paddingInlineEnd: vars.space.x7 } },
});

/** Smaller than other titles: in half of the page, “subcontracted” and “sous-traitance” would be cut in two. */
export const title = style({ fontSize: vars.size.headline });

/** The crop shows the hand-over and the full key board; on phones both boards. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: frame,
  '@media': { [from[56]]: { height: '100%', minHeight: 'min(32rem, 40vw)', objectFit: 'cover', objectPosition: '92% 60%', borderBlockEnd: 0 } },
});

export const table = style({});

// The picture touches the table, so the caption is below the table.
globalStyle(`${table} > caption`, { '@media': { [from[56]]: { captionSide: 'bottom', paddingBlock: `${vars.space.x3} 0` } } });
// There it would move down with each row that arrives: it is shown once what follows the table is there.
globalStyle(`${opening}:not(:has(+ *)) ${table} > caption`, { '@media': { [from[56]]: { visibility: 'hidden' } } });

export const client = style({ display: 'grid', gap: vars.space.x5, '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: vars.space.x7 } } });
export const clientTitle = style({ maxWidth: '16ch', color: vars.surface.text, fontSize: vars.size.title });

/* The key board of the picture, close up: a wooden frame and five named hooks, with a key on each. */

export const board = style({
  display: 'grid',
  border: `clamp(0.5rem, 1.4vw, 1.125rem) solid ${vars.art.brick}`,
  outline: frame,
  outlineOffset: `calc(-1 * ${vars.stroke.edge})`,
  boxShadow: `inset 0 0 0 ${vars.stroke.edge} ${vars.surface.text}`,
  '@media': { [from[64]]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', paddingInline: vars.space.x2 } },
});

/** On phones the key hangs beside the words; on a wide screen between the name and the words. */
export const hook = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.x4,
  padding: `${vars.space.x5} ${vars.space.x4}`,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}` } },
  '@media': {
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
    [from[64]]: {
      gridColumn: 'span 2',
      gridRow: 'span 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      padding: `${vars.space.x5} ${vars.space.x4}`,
      // Three, then two of half the width.
      selectors: { '& + &': { borderBlockStart: 0 }, '&:nth-child(n + 4)': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}` }, '&:nth-child(3n + 1):nth-last-child(2), &:nth-child(3n + 2):last-child': { gridColumn: 'span 3' } },
    },
  },
});

globalStyle(`${hook} > :not(svg)`, { gridColumn: '-2 / -1' });

/** The strip with the hook's name. */
export const hookName = style({
  fontSize: vars.size.title,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  background: 'none',
  '@media': {
    [from[64]]: { display: 'grid', placeItems: 'center', padding: vars.space.x2, border: frame, background: vars.surface.background, fontSize: vars.size.body, textAlign: 'center' },
  },
});

export const key = style({
  gridArea: '1 / 1 / 4 / 2',
  width: '100%',
  height: 'auto',
  fill: vars.surface.accent,
  '@media': { [largeLetters]: { gridArea: 'auto', width: 'auto', height: '4rem' }, [from[64]]: { gridArea: 'auto', justifySelf: 'center', width: 'auto', height: '12.5rem' } },
});

export const nail = style({ fill: vars.surface.text });
export const hookText = style({ marginBlock: `${vars.space.x2} ${vars.space.x4}`, '@media': { [from[64]]: { marginBlockStart: vars.space.x4 } } });
export const details = style({ fontSize: vars.size.small, lineHeight: vars.leading.snug });

globalStyle(`${details} > li`, { textWrap: 'balance', paddingBlock: vars.space.x2, borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}` });
