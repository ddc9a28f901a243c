import { createGlobalThemeContract } from '@vanilla-extract/css';
import { recordOf } from './recordOf.ts';
import { artNames } from './themeSources.ts';
import { baseValues } from './values.ts';
import { variable } from './variable.ts';

/** Names without values: a contract needs only the names. */
const names = {
  art: recordOf(artNames, () => null),
  stroke: { hairline: null, edge: null },
  // Optional: a theme with square corners and square markers leaves them unset. A property whose variable is unset has its
  // initial value: `border-radius` is 0, `overflow` is visible, `mask` is none.
  radius: { control: null, box: null, clip: null },
  marker: { list: null, edge: null },
};

/**
 * The CSS variables that a component may use, with readable names (`vars.space.x4` is `var(--uno-space-x4)`).
 * Colours are not among them: get them from `on()`, which offers only pairs with enough contrast.
 */
export const vars = createGlobalThemeContract({ ...baseValues, ...names }, variable);
