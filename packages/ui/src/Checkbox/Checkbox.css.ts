import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

export const single = style({
  borderBlock: `${vars.stroke.hairline} solid ${page.decoration.line}`,
  scrollMarginBlock: vars.space.x5,
  selectors: {
    '& + &': { borderBlockStart: 0 },
  },
});
