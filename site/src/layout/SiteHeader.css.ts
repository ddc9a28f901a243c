import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');

export const menuList = style({
  borderBlockStart: `${vars.stroke.edge} solid ${paper.boundary.ink}`,
  marginBlock: `${vars.space.x3} ${vars.space.x4}`,
});

globalStyle(`${menuList} > li`, { borderBlockEnd: `${vars.stroke.hairline} solid ${paper.decoration.line}` });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.heading,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { textDecoration: 'underline' } },
});

export const menuServices = style({ paddingBlockEnd: vars.space.x3 });

globalStyle(`${menuServices} a`, {
  minHeight: '2.5rem',
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
});

/* The way out of the menu that matters most is always in reach of the thumb. */
export const menuAction = style({
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
