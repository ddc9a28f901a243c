import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const title = style({
  fontSize: vars.size.display,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const lead = style({ maxWidth: '34rem', fontSize: vars.size.lead, lineHeight: vars.leading.snug, color: vars.surface.textSubtle, textWrap: 'pretty' });
