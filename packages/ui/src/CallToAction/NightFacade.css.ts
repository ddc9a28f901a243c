import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const night = on('night', 'nightPane');

export const dark = style({ fill: ground.nightPane, stroke: night.decoration.nightLine });
export const lamp = style({ fill: night.text.nightAction });
export const silhouette = style({ fill: ground.night });
