import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/** The same height in each card, so that the names below are level. */
export const light = style({ position: 'relative', height: '4.5rem', '@container': { [containerFrom(42)]: { height: '8rem' } } });

export const blind = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: '50%',
  overflow: 'hidden',
  borderBlockEnd: `${vars.space.x1} solid ${vars.surface.text}`,
  selectors: { '&[data-drawn=low]': { height: '76%' }, '&[data-drawn=high]': { height: '28%' } },
});

export const slats = style({ width: '100%', height: '8rem', stroke: vars.surface.line, strokeWidth: 1 });

export const cord = style({
  position: 'absolute',
  insetBlock: '0 0',
  insetInlineEnd: vars.space.x5,
  borderInlineEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: '-0.2rem',
      height: '0.875rem',
      borderInlineEnd: `0.375rem solid ${vars.surface.text}`,
    },
  },
});
