import { vars } from '@uno/tokens/contract';
import { corners, from, largeLetters } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { bladeSweep } from '../sweep/sweep.ts';

/** At these widths two cards are side by side. */
const twoColumns = `${from[40]} and (width < 64rem)`;
const mullion = `${vars.stroke.hairline} solid ${vars.surface.text}`;

export const cards = style({
  display: 'grid',
  ...corners.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@media': {
    [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from[64]]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const card = style([
  bladeSweep(vars.surface.field, vars.surface.text, ['&:hover', '&:focus-within']),
  {
    display: 'grid',
    gridTemplateColumns: 'clamp(5.5rem, 31vw, 7rem) minmax(0, 1fr)',
    selectors: {
      '& + &': { borderBlockStart: mullion },
    },
    '@media': {
      [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from[40]]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        selectors: {
          '&:nth-child(2)': { borderBlockStart: 0 },
          '&:nth-child(even)': { borderInlineStart: mullion },
        },
      },
      // The last of an odd number takes the whole width, its drawing beside its words.
      [twoColumns]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' } } },
      [from[64]]: {
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: mullion },
        },
      },
    },
  },
]);

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderInlineEnd: mullion,
  '@media': {
    [largeLetters]: { display: 'none' },
    [from[40]]: {
      aspectRatio: '4 / 3',
      borderInlineEnd: 0,
      borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
    },
    [twoColumns]: { selectors: { [`${card}:last-child:nth-child(odd) &`]: { borderBlockEnd: 0, borderInlineEnd: mullion } } },
    [from[64]]: { height: 'clamp(10rem, 14vw, 14rem)', aspectRatio: 'auto' },
  },
});

/* It fills the pane from its lower edge. A narrow pane keeps the part just left of the middle, where scenes show people at work. */
globalStyle(`${picture} > :is(svg, img)`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', objectPosition: '38% 100%' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x4,
  // Without a drawing the words fill the pane.
  selectors: { '&:only-child': { gridArea: '1 / 1 / -1 / -1' } },
  '@media': {
    [from[40]]: { padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x5}` },
    [from[64]]: { padding: `${vars.space.x5} clamp(1rem, 1.5vw, 1.5rem)` },
  },
});

export const title = style({ fontSize: vars.size.title, lineHeight: vars.leading.heading });

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

export const text = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

export const fact = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums',
  '@media': { [from[64]]: { paddingBlockStart: vars.space.x5 } },
});
