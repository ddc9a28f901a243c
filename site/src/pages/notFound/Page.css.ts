import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: `${vars.space.x6} ${vars.space.x8}`,
  paddingBlockStart: `clamp(${vars.space.x6}, 6vw, ${vars.space.x8})`,
  '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const facade = style({ alignSelf: 'end', width: '100%', maxWidth: '42rem', justifySelf: 'end', borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`, marginBlockEnd: `calc(-1 * ${vars.stroke.edge})` });
export const words = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start', justifyItems: 'start', '@media': { [from[56]]: { paddingBlockEnd: vars.space.x8 } } });
export const number = style({ fontWeight: vars.weight.strong, color: vars.surface.accent, fontVariantNumeric: 'tabular-nums' });
export const title = style({ fontSize: vars.size.headline, letterSpacing: vars.tracking.display });
export const text = style({ fontSize: vars.size.lead, lineHeight: vars.leading.snug, maxWidth: vars.layout.measure });
export const actions = style({ display: 'grid', gap: vars.space.x3, width: '100%', '@media': { [from[36]]: { display: 'flex', flexWrap: 'wrap' } } });

export const help = style({
  display: 'grid',
  gap: vars.space.x1,
  width: '100%',
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
});
export const helpTitle = style({ fontSize: vars.size.title });
export const helpLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x5, fontWeight: vars.weight.strong });
