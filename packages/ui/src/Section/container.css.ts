import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The page's margins and maximum width, for anything that lines up with the page's edges. */
export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 2 * clamp(1rem, 5vw, 5rem))`,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});
