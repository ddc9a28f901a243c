import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeSources } from './source.ts';
import { themeValues, variable } from './values.ts';

const { color: values } = themeValues(themeSources.evergreen);

/** The colours as CSS variables. No entry of this package leads here: a component asks `on()`. */
export const { color } = createGlobalThemeContract({ color: values }, variable);
