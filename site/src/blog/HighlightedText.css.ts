import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const glass = on('glass');

/** A background and a line under the word, so that it does not rely on colour alone; forced colours replace both. */
export const mark = style({
  paddingInline: '0.1em',
  marginInline: '-0.1em',
  background: ground.glass,
  color: glass.text.ink,
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.edge}) ${glass.boundary.brand}`,
});
