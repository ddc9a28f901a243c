import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
/** Solid ink, the heaviest line. */
const slab = `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.text}`;

export const cards = style([room, { borderInline: frame, borderBlockStart: slab }]);

export const card = style({
  display: 'grid',
  columnGap: 'clamp(1.5rem, 3vw, 3rem)',
  padding: `${vars.space.x5} clamp(1rem, 2.5vw, 2rem)`,
  borderBlockEnd: slab,
  '@container': {
    [containerFrom(42)]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gridTemplateRows: 'auto auto 1fr' },
    [containerFrom(60)]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr auto',
      paddingBlock: vars.space.x6,
    },
  },
});

export const title = style({ fontSize: 'clamp(1.5rem, 2.6vw, 2.25rem)', '@container': { [containerFrom(42)]: { gridColumn: 1 } } });

export const text = style({
  marginBlockStart: vars.space.x2,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@container': { [containerFrom(42)]: { gridColumn: 1 } },
});

/** A drawing that stands on the lower line of its card. */
export const picture = style({
  display: 'flex',
  alignItems: 'flex-end',
  width: 'min(100%, 14rem)',
  aspectRatio: '4 / 3',
  marginBlock: `${vars.space.x4} calc(-1 * ${vars.space.x5})`,
  overflow: 'hidden',
  '@container': {
    [containerFrom(42)]: { gridColumn: 1, alignSelf: 'end' },
    [containerFrom(60)]: { gridRow: 3, marginBlockEnd: `calc(-1 * ${vars.space.x6})` },
  },
});

globalStyle(`${picture} > :is(img, svg)`, { width: '100%', height: '100%', objectFit: 'cover' });

export const needs = style({
  marginBlockStart: vars.space.x4,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@container': { [containerFrom(42)]: { gridColumn: 2, gridRow: '1 / span 3', marginBlockStart: 0 } },
});

export const needList = style({});

globalStyle(`${needList} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  textWrap: 'balance',
});

globalStyle(`${needList} > li::before`, {
  content: '',
  // A border, which stays visible in forced colours. Filled: an empty square looks like a box to check.
  border: `0.25rem solid ${vars.surface.text}`,
  width: 0,
  height: 0,
  marginBlockStart: '0.4em',
});

/** The place of the notes. */
export const notesPlace = style([room, {
  alignSelf: 'start',
  marginBlockStart: vars.space.x5,
  '@container': {
    [containerFrom(42)]: { gridColumn: '1 / -1' },
    [containerFrom(60)]: { gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'stretch', marginBlockStart: 0 },
  },
}]);

/** The notes: one below the other, or side by side. In a higher place the last takes the rest of the height. */
export const notes = style({
  display: 'grid',
  height: '100%',
  gridTemplateRows: 'auto 1fr',
  border: frame,
  '@container': { [containerFrom(36)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' } },
});

export const note = style({
  padding: `${vars.space.x3} ${vars.space.x4} ${vars.space.x4}`,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  selectors: { '& + &': { borderBlockStart: frame } },
  '@container': { [containerFrom(36)]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: frame } } } },
});
