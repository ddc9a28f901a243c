import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/* The building at night, at the right of the work order: a storey for each line, a pane for each half-hour. */

const night = on('night', 'nightPane');

export const storey = style({ position: 'relative', height: '100%' });

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const panes = style({ ...whole, overflow: 'visible' });
/** On the floor of its panes; too small to be told on phones. */
export const people = style({ ...whole, height: '90%', display: 'none', '@media': { 'screen and (min-width: 64rem)': { display: 'block' } } });

export const dark = style({ fill: ground.nightPane });
export const lit = style({ fill: vars.art.sun });
export const person = style({ fill: ground.night });

export const roof = style({ ...whole, overflow: 'visible' });
export const far = style({ fill: night.decoration.nightLine });
/** The mountain, between the sky and the roofs. */
export const hill = style({ fill: night.decoration.nightLine, opacity: 0.45 });
export const lamps = style({ fill: vars.art.glassShade });
export const moon = style({ fill: vars.art.white });
export const sky = style({ fill: ground.nightPane });
export const works = style({ fill: ground.night });
export const slats = style({ fill: 'none', stroke: night.decoration.nightLine, strokeWidth: 2 });
export const beacon = style({ fill: vars.art.red });

export const street = style({ ...whole, overflow: 'visible' });
export const shop = style({ fill: ground.nightPane });
export const pavement = style({ fill: vars.art.stoneShade });
