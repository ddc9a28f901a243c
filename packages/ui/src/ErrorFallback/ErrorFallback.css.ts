import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';
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
  '@container': {
    [containerFrom(36)]: { selectors: { '&[data-pictured=true]': { gridTemplateColumns: 'minmax(10rem, 18rem) minmax(0, 1fr)', alignItems: 'end', gap: 'clamp(2rem, 6vw, 5rem)' } } },
  },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4, justifyItems: 'start', minWidth: 0 });

export const alert = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', gap: vars.space.x4 });

export const title = style({ maxWidth: '14ch', ...wholeWords, fontSize: vars.size.headline, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display });

export const text = style({ maxWidth: '32rem', fontSize: vars.size.lead, lineHeight: vars.leading.snug });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x3 });
