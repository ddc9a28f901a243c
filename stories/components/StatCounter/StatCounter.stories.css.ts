import { style } from '@vanilla-extract/css';

export const below = style({ paddingBlockStart: '120vh', paddingBlockEnd: '10vh' });
