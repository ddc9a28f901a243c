import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

/* The badge has one of these grounds; its frame must also contrast with the page. */
const plate = on(
  'paper',
  'paperDeep',
  'glass',
  'clear',
  'tint1',
  'tint2',
  'tint3',
  'tint4',
  'tint5',
  'tint6',
);

const line = `${vars.stroke.hairline} solid ${plate.boundary.ink}`;

export const badge = style({
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: '1.875rem',
  background: ground.paper,
  ...corners.control,
  border: line,
  color: plate.text.ink,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecorationLine: 'none',
  selectors: {
    '&[data-tint="1"]': { background: ground.tint1 },
    '&[data-tint="2"]': { background: ground.tint2 },
    '&[data-tint="3"]': { background: ground.tint3 },
    '&[data-tint="4"]': { background: ground.tint4 },
    '&[data-tint="5"]': { background: ground.tint5 },
    '&[data-tint="6"]': { background: ground.tint6 },
  },
});

export const link = style([
  badge,
  sweep(ground.clear, ['&:hover', '&:focus-visible']),
  { selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline' } } },
]);

/** The box at the left of the badge: its window drawing identifies the tint without colour. */
export const light = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  borderInlineEnd: line,
});

export const glyph = style({ width: '0.875rem', height: '1rem', fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });

export const name = style({ alignSelf: 'center', minWidth: 0, paddingBlock: '0.125rem', paddingInline: vars.space.x2 });
