import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/* The roster: one column for each head. */

export const team = style({
  display: 'grid',
  gap: `${vars.space.x4} ${fluid.between}`,
  paddingBlock: `${fluid.section} 0`,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr', gridTemplateRows: 'auto 1fr', rowGap: vars.space.x5 } },
});

export const heads = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  alignSelf: 'end',
  '@media': { [from[56]]: { gridArea: '1 / 2 / 3 / 3' } },
});

export const roster = style({
  marginBlockStart: `calc(-1 * ${vars.space.x4})`,
  borderBlockStart: frame,
  '@media': { [from[56]]: { gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${vars.space.x5})` } },
});

export const check = style({
  display: 'grid',
  gap: `${vars.space.x1} ${fluid.between}`,
  alignItems: 'center',
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  '@media': { [from[56]]: { gridTemplateColumns: '5fr 7fr' } },
});

export const checkName = style({ fontSize: vars.size.lead, lineHeight: vars.leading.heading, textWrap: 'balance' });

export const ticks = style({ display: 'block', width: '100%', height: 'auto', fill: 'none', stroke: vars.surface.accent, strokeWidth: 6 });

globalStyle(`${team} > p`, { '@media': { [from[56]]: { paddingBlockEnd: vars.space.x4 } } });
