import { style } from '@vanilla-extract/css';

/** A page of three screens, as the shell positions it. */
export const tallPage = style({ position: 'relative', minHeight: '300vh' });
