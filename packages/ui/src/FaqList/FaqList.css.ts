import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const frame = '1.75rem';
const gap = `clamp(${vars.space.x3}, 2vw, ${vars.space.x5})`;

export const list = style({ borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` });

export const item = style({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}` });

export const question = style([
  sweep(vars.surface.text, ['&:hover'], { thickness: vars.stroke.edge, foot: `calc(-1 * ${vars.stroke.hairline})` }),
  {
    display: 'grid',
    gridTemplateColumns: `${frame} minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: gap,
    minHeight: vars.layout.target,
    paddingBlock: vars.space.x4,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const title = style({
  fontSize: vars.size.title,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
});

/** A sash window: its lower sash goes up when the question opens. */
export const sash = style({ width: frame, height: '2.25rem', stroke: vars.surface.text, strokeWidth: 1.5, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const opening = style({ fill: vars.surface.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });

export const glass = style({ fill: vars.surface.field, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } });

export const lower = style({
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '[open] > summary &': { transform: 'translateY(-15px)' } },
});

export const answer = style({
  display: 'grid',
  gap: vars.space.x3,
  maxWidth: `calc(${vars.layout.measure} + ${frame} + ${gap})`,
  // The line under the question appears on hover.
  paddingBlock: `${vars.space.x3} ${vars.space.x5}`,
  paddingInlineStart: `calc(${frame} + ${gap})`,
  color: vars.surface.textSubtle,
});
