import { vars } from '@uno/tokens/contract';
import { containerFrom, fluid } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const band = style([room, { borderBlock: frame }]);

export const columns = style({ '@container': { [containerFrom(60)]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } });

export const wide = style({ borderBlockEnd: frame });

export const side = style({ borderBlockEnd: frame, '@container': { [containerFrom(60)]: { borderBlockEnd: 0, borderInlineEnd: frame } } });

globalStyle(`:is(${wide}, ${side}) img`, { display: 'block', width: '100%', height: 'auto', objectFit: 'cover' });
globalStyle(`:where(${wide}, ${side}) img`, { objectPosition: '50% 70%' });
globalStyle(`${wide} img`, { maxHeight: '40rem' });
globalStyle(`${side} img`, { maxHeight: '24rem', '@container': { [containerFrom(60)]: { height: '100%', maxHeight: 'none' } } });

const margin = 'clamp(1rem, 5vw, 5rem)';

export const beside = style({
  minWidth: 0,
  padding: `${fluid.below} ${margin} ${fluid.section}`,
  // On wide windows it ends where the page's content does.
  '@container': { [containerFrom(60)]: { padding: `${fluid.section} max(${margin}, (100cqi - ${vars.layout.page}) / 2) ${fluid.section} clamp(2rem, 4vw, 4rem)` } },
});

export const below = style({ paddingBlock: `${fluid.below} ${fluid.section}` });
