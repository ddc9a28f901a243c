import { vars } from '@uno/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** The drawing fills its place. What is outside the `viewBox` is shown where the place is wider or higher. */
export const picture = style({ display: 'block', width: '100%', height: '100%' });

/** An outline in themes with heavier lines (high contrast), where buildings are as black as the sky. */
const outlined = { stroke: vars.surface.line, strokeWidth: `calc((${vars.stroke.hairline} - 1px) * 1.5)` } as const;

export const sky = style({ fill: vars.surface.background });
export const far = style({ fill: vars.surface.field, ...outlined });
export const near = style({ fill: vars.surface.line, ...outlined });
export const wall = style({ fill: vars.art.frame, ...outlined });
export const glass = style({ fill: vars.surface.background, stroke: vars.surface.line });
export const structure = style({ fill: 'none', stroke: vars.surface.line, strokeWidth: 3 });
export const star = style({ fill: 'none', stroke: vars.surface.textSubtle, strokeWidth: 2, strokeLinecap: 'round' });
export const moon = style({ fill: vars.surface.text });
export const beacon = style({ fill: vars.art.red });

const lightUp = keyframes({ from: { opacity: 0 } });

/** The light comes on once, after the words. */
export const lit = style({
  animation: `${lightUp} ${vars.duration.sweep} ${vars.easing.out} 0.3s backwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const lamp = style({ fill: vars.surface.accent });
export const sheet = style({ fill: vars.surface.text, stroke: vars.surface.background, strokeWidth: 1.5 });
