import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style, styleVariants } from '@vanilla-extract/css';

const night = on('night');

/** Page margins, and the widest line of sight: for anything that lines up with the page's edges. */
export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 2 * clamp(1rem, 5vw, 5rem))`,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});

export const section = styleVariants({
  paper: { paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})` },
  deep: { paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`, background: ground.paperDeep },
  glass: { paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`, background: ground.glass },
  night: {
    paddingBlock: `clamp(${vars.space.x7}, 8vw, ${vars.space.x10})`,
    background: ground.night,
    color: night.text.onNight,
  },
});

export const title = style({ fontSize: vars.size.heading, maxWidth: '20ch' });
