import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A square: a border, which stays in forced colours. */
const square = { position: 'absolute', insetBlockStart: 'calc(50% - 0.1875rem)', height: '0.375rem', borderInlineStart: `0.375rem solid ${vars.surface.background}` } as const;

export const first = style({ ...square, insetInlineStart: '0.5rem' });
export const last = style({ ...square, insetInlineEnd: '0.5rem' });

const near = vars.space.x2;

export const screw = style({
  position: 'absolute',
  width: '0.75rem',
  height: '0.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  selectors: {
    '&[data-corner=a]': { insetBlockStart: near, insetInlineStart: near },
    '&[data-corner=b]': { insetBlockStart: near, insetInlineEnd: near, rotate: '60deg' },
    '&[data-corner=c]': { insetBlockEnd: near, insetInlineStart: near, rotate: '100deg' },
    '&[data-corner=d]': { insetBlockEnd: near, insetInlineEnd: near, rotate: '-25deg' },
  },
});
