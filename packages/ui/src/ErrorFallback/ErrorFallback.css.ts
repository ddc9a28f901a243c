import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';
import { wholeWords } from '../wholeWords/wholeWords.ts';

export const fallback = style([room, {
  paddingBlock: `clamp(${vars.space.x6}, 8vw, ${vars.space.x9})`,
  color: vars.surface.text,
  // A script focuses it, so `:focus` shows the ring (WCAG 2.4.7).
  selectors: { '&:focus': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' } },
}]);

export const parts = style({
  display: 'grid',
  gap: vars.space.x6,
  '@container': { [containerFrom(36)]: { gridTemplateColumns: 'minmax(10rem, 18rem) minmax(0, 1fr)', alignItems: 'end', gap: 'clamp(2rem, 6vw, 5rem)' } },
});

export const picture = style({
  width: 'min(100%, 13rem)',
  height: 'auto',
  color: vars.surface.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  '@container': { [containerFrom(36)]: { width: '100%' } },
});

globalStyle(`${picture} [data-plane="glass"]`, { fill: vars.surface.fill });
globalStyle(`${picture} [data-plane="clear"]`, { fill: vars.surface.field });
globalStyle(`${picture} [data-plane="tape"]`, { fill: vars.art.white });
globalStyle(`${picture} [data-plane="ink"]`, { fill: 'currentColor' });
globalStyle(`${picture} [data-line="frame"]`, { strokeWidth: 5 });

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4, justifyItems: 'start', minWidth: 0 });

export const alert = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', gap: vars.space.x4 });

export const title = style({ maxWidth: '14ch', ...wholeWords, fontSize: vars.size.headline, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display });

export const text = style({ maxWidth: '32rem', fontSize: vars.size.lead, lineHeight: vars.leading.snug });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x3 });
