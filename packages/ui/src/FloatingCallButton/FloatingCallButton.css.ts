import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/*
 * Without a script: the track begins one screen and 300 px down the page and ends at its foot. The button sticks to the bottom
 * of the screen inside it, so it rises when the track does. It is as wide as the screen, so that it does not cover part of a
 * line of text.
 */
export const track = style({
  position: 'absolute',
  // On a shorter page the button is at the bottom, in the space that the footer reserves.
  inset: 'min(100lvh + 300px, 100%) 0 0',
  zIndex: 10,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  // Hidden while a text field has the focus: the on-screen keyboard leaves no room for it.
  selectors: { ':root:has(:read-write:focus) &': { visibility: 'hidden' } },
  '@media': { [`print, ${from[48]}`]: { display: 'none' } },
  // Hidden until the page is scrolled. Before that it would lie over text below the first screen, and a checker that reads
  // the whole page would report covered links (WCAG 2.5.8). `Page/reset.css.ts` makes the page the query's container.
  '@container': { 'scroll-state((scrollable: bottom) and (not (scrollable: top)))': { visibility: 'hidden' } },
});

export const button = style({
  position: 'sticky',
  insetBlockEnd: 0,
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  background: vars.surface.text,
  color: vars.surface.background,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.background}`,
  boxShadow: vars.shadow.overlay,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  textDecoration: 'none',
  // It passes over every surface of the page, so the ring is inside the button, on the button's own background.
  selectors: { '&:focus-visible': { outlineColor: vars.surface.background, outlineOffset: '-8px' } },
});
