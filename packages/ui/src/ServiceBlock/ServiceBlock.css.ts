import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';
import { sweep } from '../sweep/sweep.ts';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const gutter = 'clamp(1rem, 3vw, 2.5rem)';

/** The blocks are one below the other and share the line between them. */
export const ledger = style({ ...corners.box, border: frame });

export const block = style([room, {
  border: frame,
  selectors: { [`:not(${ledger}) > &`]: corners.box, [`${ledger} > &`]: { border: 0 }, [`${ledger} > & + &`]: { borderBlockStart: frame } },
}]);

export const upper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containerFrom(50)]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      selectors: { [`${ledger} > ${block}:nth-child(even) > &`]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
  },
});

/** The large pane, with the drawing at its lower edge. */
export const picture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.surface.fill,
  borderBlockEnd: frame,
  '@media': {
    // Pictures are left out in print.
    print: { display: 'none' },
  },
  '@container': {
    [containerFrom(50)]: {
      aspectRatio: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: frame,
      selectors: {
        // Every second block is mirrored.
        [`${ledger} > ${block}:nth-child(even) &`]: { order: 1, borderInlineEnd: 0, borderInlineStart: frame },
      },
    },
  },
});

/* A picture fills its pane and is cropped. */
globalStyle(`${picture} > :is(svg, img)`, { position: 'absolute', inset: 0, overflow: 'hidden', width: '100%', height: '100%', objectFit: 'cover' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: `clamp(1.25rem, 3vw, 2.25rem) ${gutter}`,
  // Without a picture the words take the whole width: the name on one side, the list on the other.
  selectors: {
    '&:only-child': {
      '@container': {
        [containerFrom(57)]: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: `calc(2 * ${gutter})`,
          gridTemplateRows: 'auto auto 1fr',
        },
      },
    },
  },
});

export const title = style({ fontSize: vars.size.heading, letterSpacing: vars.tracking.display });

export const text = style({ maxWidth: '36rem', marginBlockStart: vars.space.x3, color: vars.surface.textSubtle });

export const features = style({
  marginBlockStart: vars.space.x5,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: {
    [`${body}:only-child > &`]: {
      '@container': { [containerFrom(57)]: { gridColumn: 2, gridRow: '1 / span 3', marginBlockStart: 0 } },
    },
  },
});

export const featureList = style({
  borderBlockStart: frame,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(12rem, (100% - ${gutter}) / 2)), 1fr))`,
  columnGap: gutter,
});

globalStyle(`${featureList} > li`, {
  textWrap: 'balance',
  paddingBlock: vars.space.x2,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}`,
});

export const more = style([
  sweep('currentColor', ['&:hover', '&:focus-visible'], { thickness: vars.stroke.edge, foot: '0.45rem' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space.x2,
    minHeight: vars.layout.target,
    marginBlockStart: vars.space.x4,
    fontWeight: vars.weight.strong,
    textDecorationThickness: vars.stroke.hairline,
    textUnderlineOffset: '0.35em',
    selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'transparent' } },
  },
]);

export const arrow = style({ scale: 'var(--uno-direction, 1) 1', flex: 'none', width: '1.25em', height: '1.25em' });

/* The two notes, divided by a slanted line: the first on `tint`, the second on `raised`. */
export const stroke = style({
  display: 'grid',
  borderBlockStart: frame,
  '@container': { [containerFrom(36)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const half = style({
  textWrap: 'balance',
  position: 'relative',
  paddingBlock: vars.space.x4,
  paddingInline: gutter,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  // Breaks a long word in large letters.
  overflowWrap: 'anywhere',
});

export const note = style([half, { color: vars.surface.text, '@container': { [containerFrom(36)]: { paddingInlineEnd: vars.space.x7 } } }]);

const edge = `${vars.space.x1} solid ${vars.surface.text}`;
const slant = vars.space.x7;

export const raisedNote = style([
  half,
  {
    borderBlockStart: edge,
    '@container': {
      [containerFrom(36)]: {
        marginInlineStart: `calc(-0.5 * ${slant})`,
        paddingInlineStart: `calc(${slant} + ${vars.space.x4})`,
        borderBlockStart: 0,
        clipPath: `polygon(${slant} 0, 100% 0, 100% 100%, 0 100%)`,
      },
    },
  },
]);

/** The line along the slant, where the clip leaves half of the stroke. It is a stroke, because forced colours keep strokes. */
export const blade = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: slant,
  height: '100%',
  // The line continues past both ends, so only the block’s horizontal edges cut it.
  overflow: 'visible',
  stroke: vars.surface.text,
  strokeWidth: `calc(2 * ${vars.space.x1})`,
  '@container': { [containerFrom(36)]: { display: 'block' } },
});
