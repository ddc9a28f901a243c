import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { filling } from '../Field/control.css.ts';

export const select = style([
  filling,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.x7,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.x3,
  insetBlockStart: 'calc(50% - 0.625rem)',
  width: '1.25rem',
  height: '1.25rem',
  pointerEvents: 'none',
});
