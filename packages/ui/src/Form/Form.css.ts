import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const form = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.x5,
});

/** Off screen instead of `display: none`, because robots skip fields that are not displayed. */
export const trap = style({ position: 'absolute', insetInlineStart: '-200vw', width: '1px', height: '1px', overflow: 'hidden' });
