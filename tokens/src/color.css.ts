import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorNames } from './colorNames.ts';
import { recordOf } from './recordOf.ts';
import { variable } from './variable.ts';

/** The colours as CSS variables. No entry of this package leads here: a component asks `on()`. */
export const { color } = createGlobalThemeContract({ color: recordOf(colorNames, () => null) }, variable);
