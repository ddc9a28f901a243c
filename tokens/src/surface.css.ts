import { createGlobalThemeContract } from '@vanilla-extract/css';
import { recordOf } from './recordOf.ts';
import { type SurfaceRole, surfaceRoles } from './surfaces.ts';
import { kebab } from './variable.ts';

/** The name of a role's CSS variable, without the leading dashes: `textSubtle` becomes `uno-surface-text-subtle`. */
const surfaceVariable = (role: SurfaceRole): string => `uno-surface-${kebab(role)}`;

/** The colours of the surface that an element is on, as CSS variables. */
export const surface = createGlobalThemeContract(recordOf(surfaceRoles, surfaceVariable));
