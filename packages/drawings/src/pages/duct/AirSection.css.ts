import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The drawing overflows its viewBox and fills the pane. */
export const section = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

/** On a phone it is scaled to the size of a number in the list. */
export const mark = style({ '@media': { 'screen and (width < 40rem)': { transform: 'scale(1.45)' } } });

export const disc = style({ fill: vars.surface.text, stroke: vars.surface.background, strokeWidth: 2.5 });

export const figure = style({ fill: vars.surface.background, fontFamily: vars.font.display, fontSize: '21px', fontWeight: vars.weight.display, fontVariantNumeric: 'tabular-nums lining-nums' });
