import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { business } from '../../business.ts';

/** Shown on paper alone. */
export const printHeader = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.x5,
      paddingBlockEnd: vars.space.x2,
      marginBlockEnd: vars.space.x5,
      marginInline: 'clamp(1rem, 5vw, 5rem)',
      borderBlockEnd: `${vars.stroke.edge} solid`,
    },
  },
});

// What `print.css` writes before the paths of links.
globalStyle(':root', { '@media': { print: { vars: { '--uno-origin': `"${business.origin.replace(/^https?:\/\//, '')}"` } } } });
