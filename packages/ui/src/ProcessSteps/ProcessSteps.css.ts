import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const steps = style({
  display: 'grid',
  '@container': { [containerFrom(42)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  selectors: {
    '&:not([data-drawn])': { borderBlockStart: frame },
    '&[data-drawn=picture]': { gridTemplateColumns: 'min(28cqi / 0.9, 9rem) auto minmax(0, 1fr)' },
    '&[data-drawn=mark]': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
  '@container': {
    [containerBelow(17)]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [containerFrom(42)]: {
      gridTemplateRows: 'auto 1fr',
      selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' }, '&[data-drawn]': { gridTemplateRows: 'auto auto 1fr' } },
    },
  },
});

/** The frame of a picture. Neighbours share an edge. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderInline: frame,
  borderBlockStart: frame,
  selectors: { [`${step}:last-child &`]: { borderBlockEnd: frame } },
  '@container': {
    [containerBelow(17)]: { display: 'none' },
    [containerFrom(42)]: {
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
export const mark = style({ paddingBlockStart: vars.space.x4, '@container': { [containerFrom(42)]: { gridColumn: '1 / -1', paddingBlockStart: 0 } } });

export const number = style({
  paddingBlockStart: vars.space.x4,
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  '@container': { [containerFrom(42)]: { paddingBlockStart: vars.space.x5 } },
});

export const text = style({
  paddingBlock: vars.space.x4,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@container': {
    [containerFrom(42)]: { paddingBlock: `${vars.space.x3} 0`, paddingInlineEnd: vars.space.x5 },
  },
});

export const title = style({
  marginBlockEnd: vars.space.x2,
  color: vars.surface.text,
  fontSize: vars.size.title,
  // A title may extend into the gap between the texts, so that it needs fewer lines beside its number.
  '@container': { [containerFrom(42)]: { marginInlineEnd: `calc(-1 * ${vars.space.x2})` } },
});
