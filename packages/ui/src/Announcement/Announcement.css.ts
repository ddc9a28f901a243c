import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The background is as wide as the window; the text is as wide as the page's content. */
export const announcement = style({
  // The margins of `Container`.
  paddingInline: `max(clamp(1rem, 5vw, 5rem), (100% - ${vars.layout.page}) / 2)`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.notice}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});
