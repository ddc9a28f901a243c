import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Page margins, and the widest line of sight: for anything that lines up with the page's edges. */
export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 2 * clamp(1rem, 5vw, 5rem))`,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});
