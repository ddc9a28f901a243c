import { createGlobalThemeContract } from '@vanilla-extract/css';
import { recordOf } from './recordOf.ts';
import { artNames } from './themeSources.ts';
import { baseValues } from './values.ts';
import { variable } from './variable.ts';

/** Each name without a value: the contract needs the names alone. */
const names = {
  art: recordOf(artNames, () => null),
  stroke: { hairline: null, edge: null },
  // Optional: a theme with square corners and square markers leaves them unset. A property whose variable is unset has its
  // initial value: `border-radius` is 0, `overflow` is visible, `mask` is none.
  radius: { control: null, box: null, clip: null },
  marker: { list: null, edge: null },
};

/**
 * What a component may use, as CSS variables with readable names (`vars.space.x4` is `var(--uno-space-x4)`).
 * Colours come from `on()` alone, which knows what may stand on what.
 */
export const vars = createGlobalThemeContract({ ...baseValues, ...names }, variable);
