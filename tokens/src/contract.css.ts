import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeSources } from './source.ts';
import { baseValues, themeValues } from './values.ts';

const name = (_: string | null, path: string[]): string => `uno-${path.join('-')}`;

/**
 * What a component may use, as CSS variables with readable names (`vars.color.ink` is
 * `var(--uno-color-ink)`). Derived from one real theme, so the contract can't drift from the data.
 */
export const vars = createGlobalThemeContract({ ...baseValues, ...themeValues(themeSources.evergreen) }, name);
