import { vars } from '@uno/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** Page margins, and the widest line of sight: for anything that lines up with the page's edges. */
export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 2 * clamp(1rem, 5vw, 5rem))`,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});

export const section = styleVariants({
  paper: { paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})` },
  deep: { paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`, background: vars.color.paperDeep },
  glass: { paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`, background: vars.color.glass },
  night: {
    paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`,
    background: vars.color.night,
    color: vars.color.onNight,
  },
});

export const title = style({ fontSize: vars.size.heading, maxWidth: '20ch' });
