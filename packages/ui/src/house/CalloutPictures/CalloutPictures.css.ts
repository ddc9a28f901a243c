import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** A drawing may extend above its box, up to the frame. */
export const picture = style({ overflow: 'visible', width: '100%', maxWidth: '6.5rem', height: 'auto', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

globalStyle(`${picture} [data-plane="sun"]`, { fill: vars.art.sun });
globalStyle(`${picture} [data-plane="sign"]`, { fill: vars.surface.background });
globalStyle(`${picture} [data-plane="clear"]`, { fill: vars.surface.field });
globalStyle(`${picture} [data-plane="ink"]`, { fill: 'currentColor' });
