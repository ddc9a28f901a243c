import { style } from '@vanilla-extract/css';

export const sashes = style({ flex: 'none', width: '0.875rem', height: '1.25rem', stroke: 'currentColor', strokeWidth: 1.5 });
