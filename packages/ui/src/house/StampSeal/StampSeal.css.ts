import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const seal = 'min(7rem, 45vw)';

export const burst = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  margin: 'auto',
  width: seal,
  height: seal,
  fill: vars.surface.field,
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

/* Each badge has a different angle with its characters, like a hand stamp. Between badge and seal is the slot, which has no box. */
globalStyle(`:has(> * > ${burst})`, { rotate: '-7deg' });
globalStyle(`li:nth-child(2) :has(> * > ${burst})`, { rotate: '5deg' });
globalStyle(`li:nth-child(3) :has(> * > ${burst})`, { rotate: '-2deg' });
