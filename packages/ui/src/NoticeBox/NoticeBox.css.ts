import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const notice = on('noticeGround');

export const box = style({
  display: 'flex',
  gap: vars.space.x4,
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x5})`,
  background: ground.noticeGround,
  color: notice.text.ink,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${notice.boundary.notice}`,
  borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${notice.boundary.notice}`,
  '@media': { '(max-width: 30rem)': { flexDirection: 'column', gap: vars.space.x2 } },
});

export const icon = style({ flex: 'none', width: '1.75rem', height: '1.75rem', color: notice.boundary.notice });

export const body = style({ display: 'grid', gap: vars.space.x3, minWidth: 0, maxWidth: vars.layout.measure, lineHeight: vars.leading.snug });

export const title = style({ color: notice.text.notice, fontSize: vars.size.title });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
