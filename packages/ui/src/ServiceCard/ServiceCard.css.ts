import { vars } from '@uno/tokens/contract';
import { containerBelow, containerBetween, containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { bladeSweep } from '../sweep/sweep.ts';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.text}`;

/** The last card of an odd number, in two columns. */
const lastOfOdd = ':last-child:nth-child(odd)';
/** Where a list has five cards or more. */
const many = ':has(> :nth-child(5))';
/** Of these the one or two of an incomplete last row of three. */
const lastRow = ':is(:nth-child(3n + 1):nth-last-child(-n + 2), :nth-child(3n + 2):last-child)';
/** The drawing beside the words. */
const beside = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto auto 1fr' } as const;

export const cards = style({
  display: 'grid',
  ...corners.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': {
    [containerFrom(36)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerFrom(57)]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      selectors: { [`&${many}`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gridAutoFlow: 'row' } },
    },
  },
});

export const card = style([
  bladeSweep(vars.surface.field, vars.surface.text, ['&:hover', '&:focus-within']),
  {
    display: 'grid',
    gridTemplateColumns: 'clamp(5.5rem, 31cqi / 0.9, 7rem) minmax(0, 1fr)',
    selectors: {
      '& + &': { borderBlockStart: mullion },
    },
    '@container': {
      [containerBelow(17)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // Drawings, titles, texts and facts of a row are level.
      [containerFrom(36)]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 4',
        selectors: {
          '&:nth-child(2)': { borderBlockStart: 0 },
          '&:nth-child(even)': { borderInlineStart: mullion },
        },
      },
      // The last of an odd number takes the whole width, its drawing beside its words.
      [containerBetween(36, 57)]: { selectors: { [`&${lastOfOdd}`]: { ...beside, gridColumn: '1 / -1' } } },
      [containerFrom(57)]: {
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: mullion },
          // Of five or more, three in a row; the last two have their drawings beside their words.
          [`${cards}${many} > &`]: { gridColumn: 'span 2' },
          [`${cards}${many} > &:nth-child(n + 4)`]: { borderBlockStart: mullion },
          [`${cards}${many} > &:nth-child(3n + 1)`]: { borderInlineStart: 0 },
          [`${cards}${many} > &${lastRow}`]: { ...beside, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridColumn: 'span 3' },
          [`${cards}${many} > &:nth-child(3n + 1):last-child`]: { gridColumn: '1 / -1' },
        },
      },
    },
  },
]);

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderInlineEnd: mullion,
  '@container': {
    [containerBelow(17)]: { display: 'none' },
    [containerFrom(36)]: {
      aspectRatio: '4 / 3',
      borderInlineEnd: 0,
      borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
    },
    [containerBetween(36, 57)]: { selectors: { [`${card}${lastOfOdd} &`]: { gridRow: '1 / -1', borderBlockEnd: 0 } } },
    [containerFrom(57)]: {
      height: 'clamp(10rem, 14vw, 14rem)',
      aspectRatio: 'auto',
      selectors: {
        [`${cards}${many} &`]: { height: 'auto', aspectRatio: '4 / 3' },
        [`${cards}${many} > ${card}${lastRow} > &`]: { gridRow: '1 / -1', minHeight: '15rem', aspectRatio: 'auto', borderBlockEnd: 0 },
      },
    },
  },
});

/* It fills the pane from its lower edge. */
globalStyle(`${picture} > :is(svg, img)`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x4,
  // Without a drawing the words fill the pane.
  selectors: { '&:only-child': { gridArea: '1 / 1 / -1 / -1' } },
  '@container': {
    [containerFrom(36)]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid', gridRow: 'span 3', padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x5}` },
    // In the middle, where the cards above have theirs.
    [containerBetween(36, 57)]: { selectors: { [`${card}${lastOfOdd} > &:not(:only-child)`]: { gridRow: '1 / -1', borderInlineStart: mullion } } },
    [containerFrom(57)]: {
      padding: `${vars.space.x5} clamp(1rem, 1.5vw, 1.5rem)`,
      selectors: { [`${cards}${many} > ${card}${lastRow} > &:not(:only-child)`]: { gridRow: '1 / -1', borderInlineStart: mullion } },
    },
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
  textWrap: 'balance',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums',
  '@container': { [containerFrom(36)]: { gridRow: '-2 / -1' }, [containerFrom(57)]: { paddingBlockStart: vars.space.x5 } },
});
