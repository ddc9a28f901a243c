import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/* The rack has the paper ground; its section has the deeper one. */
const metalEdge = vars.surface.text;
const shadowEdge = vars.surface.edge;

const wide = 'screen and (min-width: 30rem)';
const mullion = `${vars.stroke.hairline} solid ${vars.surface.text}`;

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });

export const rack = style({
  display: 'grid',
  // Four to a row; in large letters two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(21%, 4.25rem), 1fr))',
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  gap: vars.stroke.hairline,
  overflow: 'clip',
});

export const hook = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlock: `${vars.space.x4} ${vars.space.x3}`,
  paddingInline: '0.2rem',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  lineHeight: 1.2,
  // In the gap, in any number of columns; the rack clips those beside its frame.
  outline: mullion,
  '@media': { [wide]: { paddingBlock: `${vars.space.x5} ${vars.space.x4}` } },
});

export const key = style({
  width: '2.5rem',
  height: 'auto',
  marginBlockEnd: vars.space.x2,
  overflow: 'visible',
  '@media': { [wide]: { width: 'clamp(3rem, 7.5vw, 5.25rem)', marginBlockEnd: vars.space.x4 } },
});

export const metal = style({ fill: vars.surface.fill, fillRule: 'evenodd', stroke: metalEdge, strokeWidth: 2, strokeLinejoin: 'round' });
export const missing = style({ fill: vars.surface.background, stroke: shadowEdge, strokeWidth: 3, strokeDasharray: '3 3', paintOrder: 'stroke' });
export const nail = style({ fill: vars.surface.text });

export const kind = style({
  fontSize: '0.8125rem',
  fontWeight: vars.weight.strong,
  '@media': { [wide]: { fontSize: vars.size.small } },
});

export const place = style({
  color: vars.surface.textSubtle,
  fontSize: '0.8125rem',
  '@media': { [wide]: { fontSize: vars.size.caption } },
});

/** The key ring that is in use, with its key in the crew's yellow. */
export const ring = style({ flex: 'none', width: '5.5rem', height: 'auto', overflow: 'visible' });
export const hoop = style({ fill: 'none', stroke: vars.surface.text, strokeWidth: 3 });
export const carried = style({ fill: vars.art.sun, fillRule: 'evenodd', stroke: vars.surface.text, strokeWidth: 2, strokeLinejoin: 'round' });

/** Beside the key, or below it where less than this is left. */
export const captionWords = style({ flex: '1 1 9rem' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
