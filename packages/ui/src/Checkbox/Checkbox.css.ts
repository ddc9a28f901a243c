import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const paper = on('paper');

export const single = style({
  borderBlock: `${vars.stroke.hairline} solid ${paper.decoration.line}`,
  scrollMarginBlock: vars.space.x5,
  selectors: {
    '& + &': { borderBlockStart: 0 },
  },
});
