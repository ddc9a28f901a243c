import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  padding: `0 ${vars.space.x3}`,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
  background: 'none',
  border: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  // It stands near the window's edge, which would cut a ring outside of it.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0, border: `${vars.stroke.hairline} solid ButtonBorder` } },
});

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What sticks to its foot never covers the link that has the focus (WCAG 2.4.11).
  scrollPaddingBlockEnd: '9rem',
  background: ground.paper,
  color: paper.text.ink,
  padding: `${vars.space.x3} clamp(1rem, 5vw, 5rem) ${vars.space.x7}`,
});

export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '4rem' });

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  color: paper.text.inkSoft,
});

export const list = style({
  borderBlockStart: `${vars.stroke.edge} solid ${paper.boundary.ink}`,
  marginBlock: `${vars.space.x3} ${vars.space.x4}`,
  // One within an entry of another: the pages of a section.
  selectors: { 'ul &': { border: 0, marginBlock: 0, paddingBlockEnd: vars.space.x3 } },
});

globalStyle(`${list} > li`, { borderBlockEnd: `${vars.stroke.hairline} solid ${paper.decoration.line}` });
globalStyle(`${list} ${list} > li`, { border: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { textDecoration: 'underline' },
    [`${list} ${list} &`]: {
      minHeight: '2.5rem',
      fontFamily: vars.font.text,
      fontSize: vars.size.small,
      fontWeight: vars.weight.medium,
      letterSpacing: 0,
    },
  },
});

/* The way out of the menu that matters most is always in reach of the thumb. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.x7})`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.x3,
  marginBlock: `${vars.space.x4} calc(-1 * ${vars.space.x7})`,
  paddingBlock: vars.space.x3,
  background: ground.paper,
  // A low window has no room to give away.
  '@media': { '(max-height: 40rem)': { position: 'static' } },
});

/* The page behind stands still, by a rule that the security policy allows (Radix's own lock writes a style element). */
globalStyle('html:has([data-uno-mobile-menu])', { overflow: 'hidden', scrollbarGutter: 'stable' });
