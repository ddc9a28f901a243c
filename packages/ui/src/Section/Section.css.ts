import { vars } from '@uno/tokens/contract';
import { fluid } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Page margins, and the widest line of sight: for anything that lines up with the page's edges. */
export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 2 * clamp(1rem, 5vw, 5rem))`,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});

export const section = styleVariants({
  paper: { paddingBlock: fluid.section },
  deep: { paddingBlock: fluid.section, background: ground.paperDeep, color: on('paperDeep').text.ink },
  glass: { paddingBlock: fluid.section, background: ground.glass, color: on('glass').text.ink },
  night: {
    paddingBlock: fluid.section,
    background: ground.night,
    color: on('night').text.onNight,
  },
});

// The page's ring is for pale grounds.
globalStyle(`${section.night} :focus-visible`, { outlineColor: on('night').boundary.onNightFocus });

export const title = style({ fontSize: vars.size.heading, maxWidth: '20ch' });
