import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { headingSizes } from '../Heading/headingSizes.ts';

/** A smaller share of a narrow container, where enlarged text needs the width. */
const inset = `min(8cqi, clamp(${vars.space.x5}, 5vw, ${vars.space.x7}))`;

export const panel = styleVariants({
  box: {
    padding: inset,
    ...corners.box,
    border: `${vars.stroke.hairline} solid ${vars.surface.success}`,
    borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.success}`,
    '@container': { [containerFrom(57)]: { display: 'grid', gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space.x7 } },
  },
  split: {
    padding: inset,
    ...corners.box,
    border: `${vars.stroke.edge} solid ${vars.surface.text}`,
    '@container': {
      [containerFrom(57)]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gridTemplateRows: 'repeat(4, auto) 1fr', columnGap: inset, minHeight: '30rem' },
    },
  },
});

globalStyle(`${panel.box} > *`, { '@container': { [containerFrom(57)]: { gridColumn: 2 } } });
globalStyle(`${panel.split} > *`, { '@container': { [containerFrom(57)]: { gridColumn: 1, alignSelf: 'start' } } });

/** The height of the picture of `split` above the words. */
const band = 'min(70cqi, 19rem)';

export const picture = styleVariants({
  box: {
    width: vars.space.x8,
    marginBlockEnd: vars.space.x5,
    selectors: { '&&': { '@container': { [containerFrom(57)]: { gridArea: '1 / 1 / span 5', alignSelf: 'start', width: '100%', margin: 0 } } } },
  },
  split: {
    height: band,
    margin: `calc(-1 * ${inset})`,
    marginBlockEnd: inset,
    selectors: { '&&': { '@container': { [containerFrom(57)]: { gridArea: '1 / 2 / span 5', alignSelf: 'stretch', height: 'auto', marginInlineStart: 0, marginBlockEnd: `calc(-1 * ${inset})` } } } },
  },
});

/** The plain check mark: half as wide as the column beside the words. */
export const box = style({ maxWidth: vars.space.x10, ...corners.box, border: `${vars.stroke.edge} solid ${vars.surface.success}`, background: vars.surface.field });

export const tick = style({ width: '100%', fill: 'none', stroke: vars.surface.success, strokeWidth: 5 });

export const title = styleVariants({
  box: { maxWidth: '24ch', fontSize: vars.size.heading, scrollMarginBlock: vars.space.x9 },
  // With enlarged text its longest word has room. The picture above it is in view when it takes the focus.
  split: { maxWidth: '16ch', ...headingSizes.headline, fontSize: `min(${vars.size.headline}, 15cqi)`, scrollMarginBlock: `calc(${band} + ${vars.space.x9}) ${vars.space.x9}` },
});

export const text = style({
  display: 'grid',
  gap: vars.space.x3,
  maxWidth: vars.layout.measure,
  marginBlockStart: vars.space.x4,
  selectors: { '&:empty': { display: 'none' } },
});

export const stepsTitle = style({ marginBlockStart: vars.space.x6, fontSize: vars.size.title });

export const steps = style({
  maxWidth: vars.layout.measure,
  marginBlockStart: vars.space.x4,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.success}`,
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space.x3,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.success}`,
  lineHeight: vars.leading.snug,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step, decimal-leading-zero) / ""',
      color: vars.surface.success,
      fontFamily: vars.font.display,
      fontWeight: vars.weight.display,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, marginBlockStart: vars.space.x6 });
