import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const glass = on('glass');

/** A pane behind the word and a line under it, so that nothing rests on the colour; forced colours have their own. */
export const mark = style({
  paddingInline: '0.1em',
  marginInline: '-0.1em',
  background: ground.glass,
  color: glass.text.ink,
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.edge}) ${glass.boundary.brand}`,
});
