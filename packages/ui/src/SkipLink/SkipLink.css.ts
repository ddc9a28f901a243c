import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  insetBlockStart: vars.space.x2,
  zIndex: 20,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  borderRadius: vars.radius.control,
  background: vars.surface.text,
  color: vars.surface.background,
  fontWeight: vars.weight.strong,
  // Above the window, whatever comes before it in the page.
  translate: '0 -100vh',
  selectors: { '&:focus': { translate: '0 0' } },
});
