import { vars } from '@uno/tokens/contract';
import { from, largeLetters } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const steps = style({
  display: 'grid',
  '@media': { [from[48]]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  selectors: {
    '&:not([data-drawn])': { borderBlockStart: frame },
    '&[data-drawn=picture]': { gridTemplateColumns: 'min(28vw, 9rem) auto minmax(0, 1fr)' },
    '&[data-drawn=mark]': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
  '@media': {
    [largeLetters]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [from[48]]: {
      gridTemplateRows: 'auto 1fr',
      selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' }, '&[data-drawn]': { gridTemplateRows: 'auto auto 1fr' } },
    },
    [from[72]]: { gridTemplateRows: 'auto', selectors: { '&&': { gridTemplateColumns: 'auto minmax(0, 1fr)' }, '&[data-drawn]': { gridTemplateRows: 'auto 1fr' } } },
  },
});

/** The frame of a picture. Neighbours share an edge. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderInline: frame,
  borderBlockStart: frame,
  selectors: { [`${step}:last-child &`]: { borderBlockEnd: frame } },
  '@media': {
    [largeLetters]: { display: 'none' },
    [from[48]]: {
      gridColumn: '1 / -1',
      aspectRatio: '5 / 4',
      borderBlock: frame,
      borderInlineStart: 0,
      selectors: { [`${step}:first-child &`]: { borderInlineStart: frame } },
    },
  },
});

globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** A mark: before the number on phones, in a row of its own on wider screens. */
export const mark = style({ paddingBlockStart: vars.space.x4, '@media': { [from[48]]: { gridColumn: '1 / -1', paddingBlockStart: 0 } } });

export const number = style({
  paddingBlockStart: vars.space.x4,
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  '@media': { [from[48]]: { paddingBlockStart: vars.space.x5 } },
});

export const text = style({
  paddingBlock: vars.space.x4,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': {
    [from[48]]: { paddingBlock: `${vars.space.x3} 0`, paddingInlineEnd: vars.space.x5 },
    [from[72]]: { paddingBlockStart: vars.space.x5 },
  },
});

export const title = style({
  marginBlockEnd: vars.space.x2,
  color: vars.surface.text,
  fontSize: vars.size.title,
  // A title may extend into the gap between the texts, so that it needs fewer lines beside its number.
  '@media': { [from[48]]: { marginInlineEnd: `calc(-1 * ${vars.space.x2})` }, [from[72]]: { fontSize: vars.size.lead } },
});
