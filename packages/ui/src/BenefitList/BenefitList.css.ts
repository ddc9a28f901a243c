import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const gutter = 'clamp(1.5rem, 3vw, 3rem)';

/** The list: one column, two from 576 px of its own width. */
export const wall = style({
  display: 'grid',
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': { [containerFrom(36)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: 'clamp(1rem, 2vw, 1.75rem)',
  alignContent: 'start',
  paddingBlock: vars.space.x5,
  borderBlockEnd: mullion,
  '@container': {
    [containerBelow(20)]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
    [containerFrom(36)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      selectors: {
        '&:nth-child(odd)': { paddingInlineEnd: gutter },
        '&:nth-child(even)': { borderInlineStart: mullion, paddingInlineStart: gutter },
      },
    },
    [containerFrom(50)]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

/** A number or a mark, with a line inside its edge. */
export const plate = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'start',
  alignSelf: 'start',
  gridRow: 'span 2',
  width: '100%',
  maxWidth: '9rem',
  minHeight: '4.5rem',
  padding: `${vars.space.x2} 1.1rem`,
  ...corners.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  background: vars.surface.text,
  color: vars.surface.background,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.25rem, 2.4vw, 2rem)',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.heading,
  lineHeight: 1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '3px',
      border: `${vars.stroke.hairline} solid ${vars.surface.background}`,
    },
  },
  '@container': {
    [containerBelow(20)]: { gridRow: 'auto', marginBlockEnd: vars.space.x3 },
    [containerFrom(36)]: { gridRow: 'auto', minHeight: '5rem', marginBlockEnd: vars.space.x4 },
    [containerFrom(50)]: { gridRow: 'span 2', marginBlockEnd: 0 },
  },
});

globalStyle(`${plate} > svg`, { width: '2.25rem', height: '2.25rem' });

export const title = style({ fontSize: vars.size.title });

export const text = style({ gridColumn: '-2 / -1', marginBlockStart: vars.space.x2, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });
