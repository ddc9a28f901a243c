import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const single = style({
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
  scrollMarginBlock: vars.space.x5,
  selectors: {
    '& + &': { borderBlockStart: 0 },
  },
});
