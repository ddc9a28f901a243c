import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  paddingInline: vars.space.x3,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
  background: 'none',
  border: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
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

/* The page behind stands still, by a rule that the security policy allows (Radix's own lock writes a style element). */
globalStyle('html:has([data-uno-mobile-menu])', { overflow: 'hidden', scrollbarGutter: 'stable' });
