import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

export const list = style({ borderBlockStart: `${vars.stroke.edge} solid ${page.boundary.ink}` });

export const description = style({
  display: 'grid',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  paddingBlock: vars.space.x4,
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${page.boundary.edge}` } },
  '@media': { [from[36]]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const term = style({ textWrap: 'balance', fontWeight: vars.weight.strong, fontVariantNumeric: 'lining-nums tabular-nums' });
