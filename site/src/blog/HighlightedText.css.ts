import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A background and a line under the word, so that it does not rely on colour alone; forced colours replace both. */
export const mark = style({
  paddingInline: '0.1em',
  marginInline: '-0.1em',
  background: vars.surface.fill,
  color: vars.surface.text,
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.edge}) ${vars.surface.accent}`,
});
