import { vars } from '@uno/tokens/contract';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const place = createContainer();

export const room = style({ containerName: place, containerType: 'inline-size' });

export const figure = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });

export const quote = style({
  margin: 0,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  '@container': {
    [`${place} (min-width: 26rem)`]: {
      fontFamily: vars.font.display,
      fontSize: vars.size.title,
      fontWeight: 600,
      letterSpacing: vars.tracking.heading,
      lineHeight: vars.leading.snug,
    },
    [`${place} (min-width: 34rem)`]: { fontSize: 'clamp(1.75rem, 7cqi, 3.5rem)', lineHeight: 1.12 },
  },
});

globalStyle(`${quote} > p`, {
  '@container': { [`${place} (min-width: 26rem)`]: { textWrap: 'balance' } },
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
