import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

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
