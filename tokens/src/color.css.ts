import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorNames } from './colorNames.ts';
import { recordOf } from './recordOf.ts';
import { variable } from './variable.ts';

/** The colours as CSS variables. The package does not export them: components use the roles of surfaces, `vars.surface`. */
export const { color } = createGlobalThemeContract({ color: recordOf(colorNames, () => null) }, variable);
