import { globalStyle, style } from '@vanilla-extract/css';

/** The positioned ancestor of the floating call button. On a short page the footer is at the bottom of the window. */
export const page = style({ position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/* Selected by its element, because an application that keeps its server's HTML writes `main` itself. */
globalStyle(`${page} > main`, { flex: '1 0 auto' });
