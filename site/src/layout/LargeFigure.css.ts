import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: 'min(34vw, clamp(6.5rem, 19vw, 17rem))',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  lineHeight: 0.78,
  whiteSpace: 'nowrap',
  // The figure, not the space that the face leaves before it, is in line with the text below.
  textIndent: '-0.035em',
});

/** A dash with a thin space on each side, which the typefaces lack. */
export const dash = style({ marginInline: '0.06em' });

export const unit = style({ display: 'block', textIndent: 0, marginBlockStart: '0.35em', fontSize: vars.size.headline, letterSpacing: vars.tracking.display, lineHeight: 1 });
