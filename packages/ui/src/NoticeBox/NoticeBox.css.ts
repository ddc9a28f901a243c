import { vars } from '@uno/tokens/contract';
import { containerBelow } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'flex',
  gap: vars.space.x4,
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x5})`,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${vars.surface.notice}`,
  borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.notice}`,
  '@container': { [containerBelow(28)]: { flexDirection: 'column', gap: vars.space.x2 } },
});

export const icon = style({ flex: 'none', width: '1.75rem', height: '1.75rem', color: vars.surface.notice });

export const body = style({ display: 'grid', gap: vars.space.x3, minWidth: 0, maxWidth: vars.layout.measure, lineHeight: vars.leading.snug });

export const title = style({ color: vars.surface.notice, fontSize: vars.size.title });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
