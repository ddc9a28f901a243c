import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '1.625rem',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  // A long name in large letters breaks instead of overflowing.
  overflowWrap: 'anywhere',
});
