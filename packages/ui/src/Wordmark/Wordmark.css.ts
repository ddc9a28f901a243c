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

export const mark = style({ width: '1.05em', height: '1.05em', flex: 'none' });
export const frame = style({ fill: vars.surface.text });
export const pane = style({ fill: vars.surface.field });
export const lit = style({ fill: vars.art.sun });
