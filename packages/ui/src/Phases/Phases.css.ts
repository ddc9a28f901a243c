import { vars } from '@uno/tokens/contract';
import { containerBetween, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const gutter = 'clamp(1rem, 2.5vw, 2rem)';

/** The pictures, times and texts of neighbours line up. */
export const phases = style({
  display: 'grid',
  rowGap: vars.space.x7,
  listStyleType: '""',
  padding: 0,
  '@container': { [containerFrom(50)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto', rowGap: 0 } },
});

export const phase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containerBetween(36, 50)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto auto 1fr', columnGap: vars.space.x6 },
    [containerFrom(50)]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  },
});

/** Neighbours share an edge, which is drawn over the pictures, so that all have the same size. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, border: frame, pointerEvents: 'none' } },
  '@container': {
    [containerBetween(36, 50)]: { gridRow: 'span 3', alignSelf: 'start' },
    [containerFrom(50)]: { selectors: { [`${phase} + ${phase} > &::after`]: { borderInlineStart: 0 } } },
  },
});

globalStyle(`${picture} > :is(svg, img)`, { display: 'block', width: '100%', height: 'auto' });

/** The timeline, with a mark where each phase begins. An arrow ends it: after the last phase, or after each phase where they are one below the other. */
export const when = style({
  position: 'relative',
  marginBlockStart: vars.space.x5,
  paddingBlock: `${vars.space.x3} ${vars.space.x2}`,
  paddingInlineEnd: gutter,
  borderBlockStart: frame,
  color: vars.surface.accent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  '@container': {
    [containerBetween(36, 50)]: { marginBlockStart: vars.space.x2 },
    [containerFrom(50)]: {
      selectors: {
        [`${phase}:not(:last-child) > &::after`]: { display: 'none' },
        // In line with the edge between two pictures, which is part of the first picture.
        [`${phase} + ${phase} > &::before`]: { insetInlineStart: `calc(-0.125rem - ${vars.stroke.edge} / 2)` },
      },
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-0.5rem',
      insetInlineStart: 0,
      height: '0.9rem',
      borderInlineStart: `0.25rem solid ${vars.surface.text}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(-0.375rem - 1px)',
      insetInlineEnd: 0,
      borderBlock: '0.375rem solid transparent',
      borderInlineStart: `0.625rem solid ${vars.surface.text}`,
    },
  },
});

export const words = style({ maxWidth: vars.layout.measure, lineHeight: 1.5, '@container': { [containerFrom(50)]: { paddingInlineEnd: gutter } } });

export const title = style({
  marginBlockEnd: vars.space.x3,
  fontSize: 'clamp(1.5rem, 2.9vw, 2.5rem)',
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});

export const outcome = style({
  textWrap: 'balance',
  alignSelf: 'start',
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  lineHeight: 1.5,
  '@container': { [containerFrom(50)]: { selectors: { [`${phase}:not(:last-child) > &`]: { marginInlineEnd: gutter } } } },
});
