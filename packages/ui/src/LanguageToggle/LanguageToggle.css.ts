import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const toggle = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x3, fontSize: '1rem' });

export const current = style({ fontWeight: vars.weight.strong });

export const other = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  textDecorationColor: 'transparent',
  selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
});
