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
  // Where a name wraps, the frequency is level with its last line.
  alignItems: 'last baseline',
  alignContent: 'start',
  paddingBlock: vars.space.x2,
  breakInside: 'avoid',
  '@media': {
    print: { gridTemplateColumns: '1.5rem minmax(0, 3fr) minmax(0, 2fr)', columnGap: vars.space.x4 },
  },
  '@container': { [containerBelow(17)]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' } },
});

/* With enlarged text on a phone, the frequency is below the name. */
globalStyle(`${line} > ${note}`, { '@media': { print: { textAlign: 'start' } }, '@container': { [containerBelow(17)]: { gridColumn: 2, textAlign: 'start' } } });

/** A tick without a box, so that it does not look like a checkbox. */
export const tick = style({ width: '1.5rem', height: '1.5rem', alignSelf: 'start', fill: vars.surface.accent });

export const name = style({ minWidth: 0, fontWeight: vars.weight.medium, textWrap: 'balance' });

/*
 * The dotted leader, from the last word to the frequency: not on phones, where most names leave no room for it. It is the lower border of
 * two spaces that no line break parts from the word, so that no leader is shorter, and goes on to the end of the name, which clips it.
 */
globalStyle(`${name}:not(:last-child)`, { '@container': { [containerFrom(28)]: { overflowX: 'clip' } } });
globalStyle(`${name}:not(:last-child)::after`, {
  '@container': {
    [containerFrom(28)]: {
      content: "'\\a0\\a0'",
      marginInline: `${vars.space.x2} -100%`,
      paddingInlineEnd: '100%',
      borderBlockEnd: `${vars.stroke.edge} dotted ${vars.surface.edge}`,
      // So small, because the border is below the letters, not at their baseline.
      fontSize: '0.1em',
      letterSpacing: vars.space.x3,
    },
  },
});
