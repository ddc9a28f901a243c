import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const upright = 'screen and (width < 40rem)';

export const plan = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  '@media': {
    [upright]: { position: 'absolute', insetBlockStart: 0, left: '100%', width: 'calc(100cqw * 1240 / 664)', maxWidth: 'none', transformOrigin: '0 0', rotate: '90deg' },
  },
});

export const mark = style({ '@media': { [upright]: { rotate: '-90deg', scale: 1.2 } } });

export const disc = style({ fill: vars.surface.text, stroke: vars.surface.background, strokeWidth: 3 });

export const figure = style({ fill: vars.surface.background, fontFamily: vars.font.display, fontSize: '27px', fontWeight: vars.weight.display });

globalStyle(`${plan} text`, { fontVariantNumeric: 'lining-nums' });

export const swatch = style({ display: 'block', width: '3rem', height: '2rem', stroke: vars.surface.text, strokeWidth: 1.5 });

export const lane = style({ fill: vars.art.leaf, stroke: 'none' });
