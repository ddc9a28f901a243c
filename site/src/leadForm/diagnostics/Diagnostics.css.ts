import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Small, below the form. Hidden without JavaScript. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x2,
  fontSize: vars.size.small,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Quieter than the send button above it: underlined words. */
export const opener = style({ borderColor: 'transparent', paddingInline: 0, textDecorationLine: 'underline' });

/** The texts of the panel below its buttons. */
export const facts = style({ display: 'grid', gap: vars.space.x2, width: '100%' });
/** The last status message. When empty, it takes no space. */
export const fact = style({ fontWeight: vars.weight.medium, selectors: { '&:empty': { display: 'none' } } });
export const wholeWidth = style({ width: '100%' });
