import { createGlobalThemeContract } from '@vanilla-extract/css';
import { recordOf } from './recordOf.ts';
import { surfaceRoles } from './surfaces.ts';
import { variable } from './variable.ts';

/** The colours of the surface that an element is on, as CSS variables. */
export const surface = createGlobalThemeContract(recordOf(surfaceRoles, (role) => variable(null, ['surface', role])));
