import { vars } from '@uno/tokens/contract';
import { containerBelow, containerBetween, containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { bladeSweep } from '../sweep/sweep.ts';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.text}`;

export const cards = style({
  display: 'grid',
  ...corners.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': {
    [containerFrom(36)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerFrom(57)]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
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
      [containerFrom(36)]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        selectors: {
          '&:nth-child(2)': { borderBlockStart: 0 },
          '&:nth-child(even)': { borderInlineStart: mullion },
        },
      },
      // The last of an odd number takes the whole width, its drawing beside its words.
      [containerBetween(36, 57)]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' } } },
      [containerFrom(57)]: {
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
  '@container': {
    [containerBelow(17)]: { display: 'none' },
    [containerFrom(36)]: {
      aspectRatio: '4 / 3',
      borderInlineEnd: 0,
      borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
    },
    [containerBetween(36, 57)]: { selectors: { [`${card}:last-child:nth-child(odd) &`]: { borderBlockEnd: 0, borderInlineEnd: mullion } } },
    [containerFrom(57)]: { height: 'clamp(10rem, 14vw, 14rem)', aspectRatio: 'auto' },
  },
});

/* It fills the pane from its lower edge. */
globalStyle(`${picture} > :is(svg, img)`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
/* A narrow pane keeps the part just left of the middle, where scenes show people at work, unless a class of the image says otherwise. */
globalStyle(`:where(${picture}) > img`, { objectPosition: '38% 100%' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x4,
  // Without a drawing the words fill the pane.
  selectors: { '&:only-child': { gridArea: '1 / 1 / -1 / -1' } },
  '@container': {
    [containerFrom(36)]: { padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x5}` },
    [containerFrom(57)]: { padding: `${vars.space.x5} clamp(1rem, 1.5vw, 1.5rem)` },
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
  '@container': { [containerFrom(57)]: { paddingBlockStart: vars.space.x5 } },
});
