import { cssVariable, type Values, variables } from './variable.ts';
import { baseValues } from './values.ts';

/** How much of its space a density keeps, by the values of `data-density`. */
export const densities = { compact: 0.75, regular: 1, roomy: 1.25 } as const;

/** A density: a value of `data-density`, or the `uno.density` of a theme. */
export type Density = keyof typeof densities;

/** Whether a value is the name of a density. */
export const isDensity = (name: unknown): name is Density => typeof name === 'string' && Object.hasOwn(densities, name);

/** The variable of the factor, on an element with `data-density` and below it. */
export const densityVariable = cssVariable('density');

/** WCAG 2.2, 2.5.8: a control is not smaller, whatever the density. */
const LEAST_TARGET = '24px';

/** The distances and the height of controls, times a factor. `space` are the distances at regular density. */
const scaled = (space: Values, factor: string): Values => ({
  ...variables('space', Object.fromEntries(Object.entries(space).map(([name, regular]) => [name, `calc(${regular} * ${factor})`]))),
  ...variables('layout', { target: `max(${LEAST_TARGET}, ${baseValues.layout.target} * ${factor})` }),
});

/** The variable with a theme's own distance at regular density. */
const regularVariable = (name: string): string => cssVariable('space', 'regular', name);

/** The variables of an element with `data-density`. They are computed there, from the theme around it. */
export const densityVariables: Values = scaled(
  Object.fromEntries(Object.entries(baseValues.space).map(([name, value]) => [name, `var(${regularVariable(name)}, ${value})`])),
  `var(${densityVariable})`,
);

/** The variables of a theme with a density or distances of its own. A `data-density` around it or inside it wins. */
export function themeSpace(density: Density | undefined, own: Values): Values {
  const space = { ...baseValues.space, ...own };
  const regular = Object.entries(space).map(([name, value]) => [regularVariable(name), value]);
  return { ...Object.fromEntries(regular), ...scaled(space, `var(${densityVariable}, ${densities[density ?? 'regular']})`) };
}
