import { vars } from '@uno/tokens/contract';
import { corners } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { bladeSweep } from '../sweep/sweep.ts';

const column = (rem: string) => `repeat(auto-fill, minmax(min(100%, ${rem}), 1fr))`;

export const list = style({
  display: 'grid',
  gap: vars.space.x5,
  selectors: {
    '&[data-columns="narrow"]': { gridTemplateColumns: column(`calc(${vars.layout.measure} / 3)`) },
    '&[data-columns="medium"]': { gridTemplateColumns: column(`calc(${vars.layout.measure} / 2)`) },
    '&[data-columns="wide"]': { gridTemplateColumns: column(`calc(${vars.layout.measure} * 2 / 3)`) },
  },
});

// Cards of one row are equally tall.
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  ...corners.box,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
});

export const linkCard = style(bladeSweep(vars.surface.fill, vars.surface.text, ['&:hover', '&:focus-within']));

export const picture = style({ flex: 'none', overflow: 'hidden', aspectRatio: '3 / 2', borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}` });

globalStyle(`${picture} > :is(img, svg)`, { width: '100%', height: '100%', objectFit: 'cover' });

export const body = style({ flex: 'auto', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.x3, padding: vars.space.x5 });

globalStyle(`${body} > *`, { minWidth: 0, maxWidth: '100%' });

export const title = style({ fontSize: vars.size.title });

export const link = style({
  textDecorationLine: 'none',
  selectors: {
    // The link covers its card.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${linkCard}:hover &`]: { textDecorationLine: 'underline' },
    '&:focus-visible': { outline: 'none', textDecorationLine: 'underline' },
    // The card clips what is outside of it.
    '&:focus-visible::after': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '-6px', borderRadius: vars.radius.box },
  },
});

export const text = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: vars.leading.body });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  // At the foot of the tallest card of the row.
  marginBlockStart: 'auto',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

globalStyle(`${footer} > *`, { minWidth: 0 });
