import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { errorText, ownErrorColour } from '../Field/Field.css.ts';

export const single = style([ownErrorColour, {
  borderBlock: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  scrollMarginBlock: vars.space.x5,
  selectors: {
    '& + &': { borderBlockStart: 0 },
  },
}]);

globalStyle(`${single} > ${errorText}`, { marginBlockEnd: vars.space.x3 });
