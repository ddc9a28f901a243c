import { style } from '@vanilla-extract/css';

/** The positioned ancestor of the floating call button. */
export const root = style({ position: 'relative', minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
