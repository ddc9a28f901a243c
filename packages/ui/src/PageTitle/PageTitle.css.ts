import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { headingSizes } from '../Heading/headingSizes.ts';

export const title = style({ ...headingSizes.display, textWrap: 'balance' });

export const lead = style({ maxWidth: '34rem', fontSize: vars.size.lead, lineHeight: vars.leading.snug, color: vars.surface.textSubtle, textWrap: 'pretty' });
