import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const mullion = vars.surface.success;

export const panel = style({
  padding: `clamp(${vars.space.x5}, 5vw, ${vars.space.x7})`,
  ...corners.box,
  border: `${vars.stroke.hairline} solid ${vars.surface.success}`,
  borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.success}`,
  '@container': { [containerFrom(57)]: { display: 'grid', gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space.x7 } },
});

globalStyle(`${panel} > *`, { '@container': { [containerFrom(57)]: { gridColumn: 2 } } });

/** A window of four panes, swept clear one after the other when the panel appears, with a check mark on them. */
export const clean = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.stroke.edge,
  width: vars.space.x8,
  aspectRatio: '1',
  padding: vars.stroke.edge,
  marginBlockEnd: vars.space.x5,
  selectors: { '&&': { '@container': { [containerFrom(57)]: { gridArea: '1 / 1 / span 5', alignSelf: 'start', width: '100%', margin: 0 } } } },
});

const sweep = keyframes({ from: { transform: 'scaleX(0)' } });

export const pane = style({
  position: 'relative',
  background: vars.surface.fill,
  // The mullions are outlines, which forced colours keep.
  outline: `${vars.stroke.edge} solid ${mullion}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.surface.field,
      transformOrigin: 'calc(50% - 50% * var(--uno-direction, 1)) 50%',
      animation: `${sweep} ${vars.duration.sweep} ${vars.easing.out} backwards`,
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
    '&:nth-child(2)::after': { animationDelay: '0.2s' },
    '&:nth-child(3)::after': { animationDelay: '0.4s' },
    '&:nth-child(4)::after': { animationDelay: '0.6s' },
  },
});

export const tick = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none', stroke: mullion, strokeWidth: 5 });

export const title = style({ maxWidth: '24ch', fontSize: vars.size.heading, scrollMarginBlock: vars.space.x9 });

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
