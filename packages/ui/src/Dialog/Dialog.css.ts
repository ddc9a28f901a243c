import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The page behind shows through, darker: the plane has the colour of a dark surface. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem)',
  placeContent: 'center',
  padding: vars.space.x4,
  background: 'none',
  selectors: { '&::before': { content: '', position: 'absolute', inset: 0, zIndex: -1, background: vars.surface.background, opacity: 0.7 } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  // It scrolls inside, in any window and in letters of any size.
  maxHeight: `calc(100dvh - 2 * ${vars.space.x4})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x6})`,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  borderRadius: vars.radius.box,
  boxShadow: vars.shadow.box,
  // If nothing in it can be focused, the dialog itself is; a ring around all of it would say nothing.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** The title, and the button that closes at the end of its line; above it where both don't fit. */
export const head = style({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'flex-start', justifyContent: 'space-between', gap: `${vars.space.x3} ${vars.space.x4}` });

globalStyle(`${head} > button`, { marginInlineStart: 'auto' });

export const title = style({ flex: '1 1 12rem', minWidth: 0, fontSize: vars.size.title });

export const description = style({ color: vars.surface.textSubtle });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x2 });

globalStyle(`${actions} > *`, { minWidth: 0 });

/*
 * The page behind does not scroll, by a rule that a Content-Security-Policy allows (Radix's own lock writes a style element). No
 * gutter is kept for its scroll bar: the plane would not cover it.
 */
globalStyle('html:has([data-uno-dialog])', { overflow: 'hidden' });
