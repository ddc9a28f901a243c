import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/* The rack has the paper ground; its section has the deeper one. */
const paper = on('paper');
const deep = on('paperDeep');
const metalEdge = on('paper', 'glass').boundary.ink;
const shadowEdge = on('paper', 'paperDeep').boundary.edge;

const wide = 'screen and (min-width: 30rem)';
const mullion = `${vars.stroke.hairline} solid ${paper.boundary.ink}`;

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });

export const rack = style({
  display: 'grid',
  // Four to a row; in large letters two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(21%, 4.25rem), 1fr))',
  background: ground.paper,
  color: paper.text.ink,
  border: `${vars.stroke.edge} solid ${paper.boundary.ink}`,
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

export const metal = style({ fill: ground.glass, fillRule: 'evenodd', stroke: metalEdge, strokeWidth: 2, strokeLinejoin: 'round' });
export const missing = style({ fill: ground.paperDeep, stroke: shadowEdge, strokeWidth: 3, strokeDasharray: '3 3', paintOrder: 'stroke' });
export const nail = style({ fill: paper.boundary.ink });

export const kind = style({
  fontSize: '0.8125rem',
  fontWeight: vars.weight.strong,
  '@media': { [wide]: { fontSize: vars.size.small } },
});

export const place = style({
  color: paper.text.inkSoft,
  fontSize: '0.75rem',
  '@media': { [wide]: { fontSize: vars.size.caption } },
});

/** The key ring that is in use, with its key in the crew's yellow. */
export const ring = style({ flex: 'none', width: '5.5rem', height: 'auto', overflow: 'visible' });
export const hoop = style({ fill: 'none', stroke: deep.boundary.ink, strokeWidth: 3 });
export const carried = style({ fill: vars.art.sun, fillRule: 'evenodd', stroke: deep.boundary.ink, strokeWidth: 2, strokeLinejoin: 'round' });

/** Beside the key, or below it where less than this is left. */
export const captionWords = style({ flex: '1 1 9rem' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  color: deep.text.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
