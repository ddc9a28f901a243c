import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const slab = `${vars.stroke.edge} solid ${vars.surface.text}`;

/** Night in every theme, before the drawing has come and behind it. */
export const night = style({ height: '100%', overflow: 'hidden' });

/* The promises as three storeys, the next one lit. */

export const storeysTitle = style({ marginBlockStart: vars.space.x4, fontSize: vars.size.title });
export const storeys = style({ borderBlockEnd: `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.text}`, selectors: { 'p + &': { marginBlockStart: vars.space.x3 } } });
export const storey = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBlockStart: slab,
  lineHeight: vars.leading.snug,
  '@container': { [containerBelow(17)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const window = style({
  width: '2.25rem',
  fill: vars.surface.field,
  stroke: vars.surface.edge,
  strokeWidth: 2,
  '@container': { [containerFrom(28)]: { width: '3rem' } },
});
globalStyle(`${storey}:first-child > ${window}`, { fill: vars.surface.accent });
export const when = style({ display: 'block', fontFamily: vars.font.display, fontSize: vars.size.lead, fontWeight: vars.weight.display, letterSpacing: vars.tracking.heading });
