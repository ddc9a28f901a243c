import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const finder = style({ display: 'grid', gap: vars.space.x6, marginBlockStart: vars.space.x5, color: vars.surface.text, fontFamily: vars.font.text });

export const title = style({ fontFamily: vars.font.display, fontSize: vars.size.heading, fontWeight: vars.weight.display, letterSpacing: vars.tracking.heading, lineHeight: vars.leading.heading });
export const lead = style({ maxWidth: '38rem', marginBlockStart: vars.space.x3, color: vars.surface.textSubtle, lineHeight: vars.leading.snug });

export const group = style({ display: 'grid', gap: vars.space.x4 });
export const groupTitle = style({ fontFamily: vars.font.display, fontSize: vars.size.title, fontWeight: vars.weight.display, letterSpacing: vars.tracking.heading });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.x4,
});

/** A card is a link; its picture is the one that the tests compare. */
export const card = style({
  display: 'grid',
  height: '100%',
  alignContent: 'start',
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  color: vars.surface.text,
  textDecorationLine: 'none',
  selectors: { '&:hover': { borderColor: vars.surface.accent }, '&:focus-visible': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '2px' } },
});
globalStyle(`${card} > img`, {
  width: '100%',
  height: '9rem',
  objectFit: 'cover',
  objectPosition: '0 0',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}`,
});
export const words = style({ display: 'grid', gap: vars.space.x1, padding: vars.space.x4, fontSize: vars.size.small, lineHeight: vars.leading.snug });
export const name = style({ color: vars.surface.accent, fontWeight: vars.weight.strong, textDecorationLine: 'underline', textUnderlineOffset: '0.15em' });

/** Something that the library does not have: a frame without a picture. */
export const absent = style({ border: `${vars.stroke.hairline} dashed ${vars.surface.edge}`, padding: vars.space.x4, fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const field = style({ display: 'grid', gap: vars.space.x4, maxWidth: '36rem' });
