import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/** Around the street, so that it has the colour of what is around it. */
export const frame = style({ border: `${vars.stroke.edge} solid ${vars.surface.text}` });

/* The street in front of the depot: the figures are on the asphalt, above the broken line. */

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space.x5} ${vars.space.x4}`,
  padding: `${vars.space.x5} clamp(1rem, 3vw, 2.5rem)`,
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.art.roadLine} 0 3rem, transparent 3rem 5rem)`,
  backgroundSize: '100% 0.25rem',
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { [from[60]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', paddingBlockEnd: vars.space.x6 } },
});

export const figure = style({
  marginBlockEnd: vars.space.x1,
  color: vars.surface.text,
  fontFamily: vars.font.display,
  fontSize: 'min(1rem + 5.6vw, 14vw, 6.25rem)',
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
