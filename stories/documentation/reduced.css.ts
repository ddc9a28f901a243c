import { style } from '@vanilla-extract/css';

export const reduced = style({ zoom: 0.75 });
