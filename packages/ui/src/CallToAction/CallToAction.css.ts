import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';
import { wholeWords } from '../wholeWords/wholeWords.ts';

export const section = style([room, {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // In *midnight* the page is nearly as dark: this line shows where the section starts.
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.line}`,
}]);

export const opening = style({ position: 'relative' });

/**
 * From 912 px of its own width its height is a multiple of 88/832 of its width, so that a drawing of equal rows isn't cut. Browsers
 * without `round()` keep the height of the narrower screens.
 */
export const picture = style({
  height: '53cqi',
  marginBlockEnd: vars.space.x6,
  '@container': {
    [containerFrom(36)]: { height: '21cqi' },
    [containerFrom(57)]: {
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0 54%',
      height: 'round(down, 100%, 4.866cqi)',
      marginBlockEnd: 0,
    },
  },
});

globalStyle(`${picture} > :is(svg, img)`, { width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  paddingBlockEnd: vars.space.x7,
  selectors: { '&:first-child': { paddingBlockStart: vars.space.x8 } },
  '@container': { [containerFrom(57)]: { paddingBlock: `${vars.space.x10} ${vars.space.x9}` } },
});

export const title = style({
  maxWidth: '11em',
  ...wholeWords,
  fontSize: vars.size.headline,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  '@container': { [containerFrom(57)]: { maxWidth: '50%', fontSize: 'clamp(3rem, 5cqi, 4.5rem)' } },
});

/* A picture fills the other side, so a longer word is broken. */
globalStyle(`${picture} + ${words} > ${title}`, { '@container': { [containerFrom(57)]: { maxWidth: '52%', minWidth: 0 } } });

export const lead = style({
  maxWidth: '30rem',
  marginBlockStart: vars.space.x4,
  color: vars.surface.textSubtle,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  '@container': { [containerFrom(57)]: { maxWidth: 'min(46%, 30rem)', marginBlockStart: vars.space.x5 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x5,
  '@container': { [containerFrom(57)]: { marginBlockStart: vars.space.x6 } },
});

globalStyle(`${actions} > *`, { '@container': { [containerBelow(28)]: { flex: '1 1 60%', maxWidth: 'none' } } });

export const closing = style({
  background: vars.surface.background,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.line}`,
});

export const digits = style({ containerType: 'inline-size', paddingBlock: `${vars.space.x5} ${vars.space.x6}` });

export const phone = style({
  display: 'block',
  width: 'fit-content',
  color: vars.surface.text,
  textDecorationLine: 'none',
});

export const label = style({
  display: 'block',
  marginBlockEnd: vars.space.x2,
  color: vars.surface.textSubtle,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
});

export const number = style({
  display: 'block',
  // Groups of figures keep their order, whatever the page's direction.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.display,
  // Twelve characters of this face, nearly as wide as the page's column; with wider spacing (WCAG 1.4.12) they wrap.
  fontSize: 'min(17cqi, 13.5rem)',
  fontWeight: vars.weight.display,
  letterSpacing: '-0.045em',
  lineHeight: 1,
  marginInlineStart: '-0.04em',
  backgroundImage: `linear-gradient(${vars.surface.accent}, ${vars.surface.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0.04em 100%',
  backgroundSize: '0% 0.05em',
  transition: `background-size ${vars.duration.sweep} ${vars.easing.out}`,
  selectors: {
    [`${phone}:hover &, ${phone}:focus-visible &`]: { backgroundSize: '100% 0.05em' },
    '&[data-length=long]': { fontSize: 'min(14.5cqi, 11.5rem)' },
    '&[data-length=longer]': { fontSize: 'min(11.5cqi, 9rem)' },
    '&[data-length=longest]': { fontSize: 'min(8.5cqi, 6.5rem)' },
  },
});
