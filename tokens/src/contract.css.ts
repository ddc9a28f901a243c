import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeSources } from './source.ts';
import { baseValues, themeValues, variable } from './values.ts';

const { art, stroke } = themeValues(themeSources.evergreen);

/**
 * What a component may use, as CSS variables with readable names (`vars.space.x4` is `var(--uno-space-x4)`).
 * Derived from one real theme, so the contract can't drift from the data. Colours come from `on()` alone, which
 * knows what may stand on what.
 */
export const vars = createGlobalThemeContract({ ...baseValues, art, stroke }, variable);
