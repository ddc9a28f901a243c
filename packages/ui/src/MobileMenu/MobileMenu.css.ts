import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

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
  // It is near the window's edge, which would cut off a ring outside of it.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0, border: `${vars.stroke.hairline} solid ButtonBorder` } },
});

globalStyle(`${button} > svg`, { flex: 'none' });

/** The padding between the window's edge and the text. Lines and cells reach the edge. */
const edge = 'clamp(1rem, 5vw, 5rem)';

/** Too little height for fixed bars (a phone in landscape, or a large browser font): the whole panel scrolls. */
const low = '(max-height: 24rem)';

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  containerType: 'size',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The bars at its head and its foot never cover the link that has the focus (WCAG 2.4.11).
  scrollPaddingBlock: 'min(4rem, 20%) min(11rem, 40%)',
  paddingInline: edge,
});

export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  background: vars.surface.background,
  borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': { [low]: { position: 'static' } },
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  color: vars.surface.textSubtle,
});

/*
 * Two columns where they fit, so that most phones show all pages without scrolling. Hairlines outside the list are clipped.
 */
export const list = style({
  display: 'grid',
  marginInline: `calc(-1 * ${edge})`,
  // The line below the last row, which may have only one entry.
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  overflow: 'clip',
  '@supports': { 'selector(:has(*))': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))' } },
  selectors: {
    // A list inside an entry: the pages of a section.
    'ul &': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))', marginInline: 0, paddingBlockEnd: vars.space.x2, border: 0 },
  },
});

globalStyle(`${list} > li`, { boxShadow: `${vars.stroke.hairline} ${vars.stroke.hairline} 0 ${vars.surface.line}` });
globalStyle(`${list} ${list} > li`, { boxShadow: 'none' });
// A section takes the whole width. The item before it does too, because nothing could be beside it.
globalStyle(`${list} > li:is(:has(> ul), :has(+ li > ul), :last-child:nth-child(odd))`, { gridColumn: '1 / -1' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  // As high as the window allows, but never too low for a finger.
  minHeight: 'clamp(2.75rem, 6.5cqh, 3.5rem)',
  paddingInline: `${edge} ${vars.space.x2}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { textDecoration: 'underline' },
    // The window's edge and the hairlines would cut a ring outside of it.
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${list} ${list} &`]: {
      minHeight: 'clamp(2.25rem, 5.4cqh, 2.75rem)',
      fontFamily: vars.font.text,
      fontSize: vars.size.small,
      fontWeight: vars.weight.medium,
      letterSpacing: 0,
    },
  },
});

/** The attribute of the panel while part of it is below the visible area. */
export const MORE = 'data-more';

/* The actions are always in reach of the thumb. While the list continues below them, an arrow above them points down, in the margin, where it covers no words. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  paddingBlock: vars.space.x3,
  background: vars.surface.background,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  selectors: {
    [`[${MORE}] > &::after`]: {
      content: '',
      position: 'absolute',
      insetInlineEnd: '0.2rem',
      insetBlockEnd: 'calc(100% + 0.3rem)',
      width: '0.7rem',
      aspectRatio: '1',
      border: `solid ${vars.surface.text}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    },
  },
  '@container': { [low]: { position: 'static', selectors: { '&&::after': { display: 'none' } } } },
});

// So that a button's text takes at most two lines beside the other button on the narrowest phones.
globalStyle(`${actions} > *`, { paddingInline: vars.space.x2 });

/* The page behind does not scroll, by a rule that a Content-Security-Policy allows (Radix's own lock writes a style element). */
globalStyle('html:has([data-uno-mobile-menu])', { overflow: 'hidden', scrollbarGutter: 'stable' });
