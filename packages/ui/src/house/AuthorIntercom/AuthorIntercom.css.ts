import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const speaker = style({ display: 'grid', placeItems: 'center', paddingInline: vars.space.x4, background: vars.surface.fill });

export const slots = style({ width: '2rem', height: '2rem', stroke: 'currentColor', strokeWidth: 2 });

export const bell = style({ flex: 'none', width: '2.25rem', height: '2.25rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

export const push = style({ fill: 'currentColor' });
