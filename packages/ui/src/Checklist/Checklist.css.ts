import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

const gap = 'clamp(1.5rem, 3vw, 3rem)';

export const note = style({ color: vars.surface.textSubtle, fontSize: vars.size.caption, textAlign: 'end', fontVariantNumeric: 'lining-nums tabular-nums' });

/** Up to three columns; two where each name has its frequency beside it. Points beside each other share a row, so that their lines are level. */
export const sheet = style([room, {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(21rem, (100% - 2 * ${gap}) / 3)), 1fr))`,
  columnGap: gap,
  paddingBlock: vars.space.x3,
  borderBlock: `${vars.stroke.edge} solid ${vars.surface.text}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: { [`&:has(${note})`]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(23rem, (100% - ${gap}) / 2)), 1fr))` } },
}]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) fit-content(50%)',
  columnGap: vars.space.x2,
  // Where a name wraps, the leader and the frequency are level with its last line.
  alignItems: 'last baseline',
  alignContent: 'start',
  paddingBlock: vars.space.x2,
  breakInside: 'avoid',
  '@media': {
    print: { gridTemplateColumns: '1.5rem minmax(0, 3fr) minmax(0, 2fr)', columnGap: vars.space.x4 },
  },
  '@container': {
    [containerBelow(17)]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' },
    // A name that takes two lines leaves no room for a leader.
    [containerFrom(28)]: { gridTemplateColumns: '1.5rem minmax(min-content, max-content) minmax(0, 1fr) fit-content(50%)' },
  },
});

/* With enlarged text on a phone, the frequency is below the name. */
globalStyle(`${line} > ${note}`, { '@media': { print: { textAlign: 'start' } }, '@container': { [containerBelow(17)]: { gridColumn: 2, textAlign: 'start' } } });

/** A tick without a box, so that it does not look like a checkbox. */
export const tick = style({ width: '1.5rem', height: '1.5rem', alignSelf: 'start', fill: vars.surface.accent });

export const name = style({ minWidth: 0, fontWeight: vars.weight.medium });

/** The dotted leader between a name and its frequency: not on phones, where most names leave no room for it. */
export const leader = style({
  display: 'none',
  // A leader shorter than a few dots wraps below the line, and is cut off there.
  flexWrap: 'wrap',
  height: vars.stroke.edge,
  overflow: 'hidden',
  translate: '0 -0.1em',
  selectors: {
    '&::before': { content: '', width: 0, height: vars.stroke.edge },
    '&::after': { content: '', flex: '1 0 2rem', borderBlockEnd: `${vars.stroke.edge} dotted ${vars.surface.line}` },
  },
  '@container': { [containerFrom(28)]: { display: 'flex' } },
});
