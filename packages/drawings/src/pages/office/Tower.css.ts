import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

/* The building at night, at the right of the work order: a storey for each line, a pane for each half-hour. */

export const storey = style({ position: 'relative', height: '100%', containerType: 'inline-size' });

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const panes = style({ ...whole, overflow: 'visible' });
/** People on the floor of their panes; hidden in a narrow building, where they would be too small. */
export const people = style({ ...whole, height: '90%', display: 'none', '@container': { '(min-width: 18rem)': { display: 'block' } } });

/** Dark panes, with outlines where the building is wide enough for them. */
export const dark = style({
  fill: vars.surface.field,
  stroke: vars.surface.line,
  strokeWidth: 0,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [from[40]]: { strokeWidth: 1 } },
});
/** The colour of the night’s action, so that a theme has one warm light. */
export const lit = style({ fill: vars.surface.accent });
export const person = style({ fill: vars.surface.background });

export const roof = style({ ...whole, overflow: 'visible' });
/** An outline in themes with heavier lines (high contrast), where the drawing is as black as the sky. */
const outlined = { stroke: vars.art.white, strokeWidth: `calc((${vars.stroke.hairline} - 1px) * 1.5)` } as const;

export const far = style({ fill: vars.art.frame, ...outlined });
/** The mountain, between the sky and the roofs. */
export const hill = style({ fill: vars.art.frame, fillOpacity: 0.5, ...outlined });
export const lamps = style({ fill: vars.art.glassShade });
/** Hidden on narrow screens, where the strip's upper edge would cut it off. */
export const tower = style({ '@media': { 'screen and (max-width: 59.99rem)': { display: 'none' } } });
export const moon = style({ fill: vars.art.white });
export const sky = style({ fill: vars.surface.field });

/** On narrow screens the moon is lower, beside the mountain. */
globalStyle(`${roof} circle`, { '@media': { 'screen and (max-width: 59.99rem)': { translate: '0 84px' } } });

export const structure = style({ fill: vars.surface.background });
/** The units and the mast on the roof. */
export const units = style({ fill: vars.surface.background, ...outlined });
export const slats = style({ fill: 'none', stroke: vars.surface.line, strokeWidth: 1.5 });
export const beacon = style({ fill: vars.art.red });

/** On phones only the door is shown. */
export const street = style({
  ...whole,
  overflow: 'visible',
  '@media': { 'screen and (max-width: 39.99rem)': { width: '270%', maxWidth: 'none', insetInlineStart: '-158%', insetBlockStart: 'auto', height: 'auto' } },
});
export const shop = style({ fill: vars.surface.field, stroke: vars.surface.line, strokeWidth: 1 });
export const pavement = style({ fill: vars.art.stoneShade });
