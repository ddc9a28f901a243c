import { vars } from '@uno/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** The drawing fills its place. What is outside the `viewBox` is shown where the place is wider or higher. */
export const picture = style({ display: 'block', width: '100%', height: '100%' });

/** In forced colours all is outlines but the lit window. */
const building = style({
  fill: vars.surface.field,
  stroke: vars.surface.line,
  strokeWidth: vars.stroke.hairline,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText', fillOpacity: 1 } },
});

export const sky = style({ fill: vars.surface.background });
export const wall = building;
/** What is in the shade: the sides that look away from the moon, and the pavement. */
export const shade = style([building, { fillOpacity: 0.7 }]);
/** Outlined in themes with heavier lines only (high contrast), where buildings are as black as the sky. */
export const far = style([building, { fillOpacity: 0.4, strokeWidth: `calc((${vars.stroke.hairline} - 1px) * 1.5)` }]);
export const glass = style({ fill: vars.surface.background, stroke: vars.surface.line });
/** Masts, railings and stars. */
export const thin = style({ fill: 'none', stroke: vars.surface.textSubtle, strokeWidth: 1.5, strokeLinecap: 'round' });
export const moon = style({ fill: vars.surface.text });

const lightUp = keyframes({ from: { opacity: 0 } });

/** The light comes on once, after the words. */
export const lit = style({
  animation: `${lightUp} ${vars.duration.sweep} ${vars.easing.out} 0.3s backwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const lamp = style({ fill: vars.surface.accent, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } });
export const figure = style({ fill: vars.surface.background, '@media': { '(forced-colors: active)': { fill: 'HighlightText' } } });
export const sheet = style({ fill: vars.surface.text, stroke: vars.surface.background, strokeWidth: 1.5 });
