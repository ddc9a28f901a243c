import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const frame = '1.75rem';
const gap = `clamp(${vars.space.x3}, 2vw, ${vars.space.x5})`;

/** Its margins stay inside. */
export const list = style({ display: 'flow-root' });

export const item = style({
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  selectors: { '&:first-of-type': { borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` } },
});

// On paper every answer is open.
globalStyle(`${item}::details-content`, { '@media': { print: { contentVisibility: 'visible', height: 'auto' } } });

export const toggleAll = style({ marginBlockEnd: vars.space.x2, marginInlineStart: `calc(-1 * ${vars.space.x3})`, '@media': { '(scripting: none), print': { display: 'none' } } });

export const summary = style([
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

export const plus = style({ width: frame, height: frame, stroke: vars.surface.text, strokeWidth: vars.stroke.edge, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const upright = style({
  transformOrigin: '50% 50%',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '[open] > summary &': { transform: 'scaleY(0)' } },
});

export const content = style({
  display: 'grid',
  gap: vars.space.x3,
  maxWidth: `calc(${vars.layout.measure} + ${frame} + ${gap})`,
  // The line under the title appears on hover.
  paddingBlock: `${vars.space.x3} ${vars.space.x5}`,
  paddingInlineStart: `calc(${frame} + ${gap})`,
  color: vars.surface.textSubtle,
});
