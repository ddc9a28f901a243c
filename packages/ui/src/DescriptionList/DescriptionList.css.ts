import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

export const list = style([room, { borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` }]);

export const description = style({
  display: 'grid',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  paddingBlock: vars.space.x4,
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}` } },
  '@container': { [containerFrom(28)]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

globalStyle(`${description} > dd`, { textWrap: 'balance' });

export const term = style({ textWrap: 'balance', fontWeight: vars.weight.strong, fontVariantNumeric: 'lining-nums tabular-nums' });
