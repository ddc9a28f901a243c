import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const notice = on('noticeGround');

/** The background is as wide as the window; the text is as wide as the page's content. */
export const announcement = style({
  // The margins of `Container`.
  paddingInline: `max(clamp(1rem, 5vw, 5rem), (100% - ${vars.layout.page}) / 2)`,
  paddingBlock: vars.space.x3,
  background: ground.noticeGround,
  color: notice.text.ink,
  borderBlockEnd: `${vars.stroke.edge} solid ${notice.boundary.notice}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
