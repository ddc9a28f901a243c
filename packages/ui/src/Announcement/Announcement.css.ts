import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const notice = on('noticeGround');

/** As wide as the window; its text lines up with the page's margins. */
export const announcement = style({
  // No wider than the page; the margins are those of `Container`.
  paddingInline: `max(clamp(1rem, 5vw, 5rem), (100% - ${vars.layout.page}) / 2)`,
  paddingBlock: vars.space.x3,
  background: ground.noticeGround,
  color: notice.text.ink,
  borderBlockEnd: `${vars.stroke.edge} solid ${notice.boundary.notice}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
