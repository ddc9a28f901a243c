import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

export const room = style({ containerType: 'inline-size' });

export const figure = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });

export const quote = style({
  margin: 0,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  '@container': {
    [containerFrom(26)]: {
      fontFamily: vars.font.display,
      fontSize: vars.size.title,
      fontWeight: 600,
      letterSpacing: vars.tracking.heading,
      lineHeight: vars.leading.snug,
    },
    [containerFrom(34)]: { fontSize: 'clamp(1.75rem, 7cqi, 3.5rem)', lineHeight: 1.12 },
  },
});

globalStyle(`${quote} > p`, {
  '@container': { [containerFrom(26)]: { textWrap: 'balance' } },
});

export const caption = style({ display: 'grid', fontSize: vars.size.small, lineHeight: 1.45 });
export const name = style({ fontWeight: vars.weight.strong });
export const role = style({ color: vars.surface.textSubtle });
// A company's name wraps to the next line as a whole, if it fits there.
globalStyle(`${role} > span`, { display: 'inline-block' });

export const rating = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});

export const marks = style({ flex: 'none', width: '5.25rem', height: 'auto', stroke: 'currentColor', strokeWidth: 2 });
