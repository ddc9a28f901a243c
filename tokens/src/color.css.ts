import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorNames } from './colorNames.ts';
import { recordOf } from './recordOf.ts';
import { variable } from './variable.ts';

/** The colours as CSS variables. No entry of this package exports it: components get colours from `on()`. */
export const { color } = createGlobalThemeContract({ color: recordOf(colorNames, () => null) }, variable);
