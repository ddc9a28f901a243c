import { createGlobalThemeContract } from '@vanilla-extract/css';
import { recordOf } from './recordOf.ts';
import { artNames } from './themeSources.ts';
import { surface } from './surface.css.ts';
import { baseValues } from './values.ts';
import { variable } from './variable.ts';

/** Names without values: a contract needs only the names. */
const names = {
  art: recordOf(artNames, () => null),
  // Optional: a theme with square corners and markers and without shadows leaves them unset. A property whose variable is unset has its
  // initial value: `border-radius` is 0, `box-shadow` is none, `overflow` is visible, `mask` is none.
  radius: { control: null, box: null, clip: null },
  shadow: { box: null, overlay: null },
  marker: { list: null, edge: null },
};

/**
 * The CSS variables that a component may use, with readable names (`vars.space.x4` is `var(--uno-space-x4)`). Colours are
 * those of the surface that the component is on (`vars.surface.text`): see `surfaces.ts`.
 */
export const vars = { ...createGlobalThemeContract({ ...baseValues, ...names }, variable), surface };
