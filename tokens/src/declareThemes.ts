import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './color.css.ts';
import { vars } from './contract.css.ts';
import { densities, densityVariable, densityVariables } from './density.ts';
import { type SurfaceRole, surfaceNames, surfaceRoles, surfaces } from './surfaces.ts';
import type { ThemeRule } from './themeCss.ts';
import { baseValues } from './values.ts';

const { art, radius, shadow, marker, surface, ...base } = vars;

/** The variables of these roles, with the theme's colours on a surface. */
const aliases = (name: keyof typeof surfaces, roles: readonly SurfaceRole[]) =>
  Object.fromEntries(roles.map((role) => [surface[role], color[surfaces[name][role]]]));

/**
 * Declares the surfaces. The roles are declared on each element that has a surface or a theme, because a variable that
 * refers to another one is computed where it is declared. So surfaces and themes can be inside each other.
 */
function declareSurfaces(): void {
  globalStyle(':root, [data-theme], [data-surface]', { vars: aliases('page', surfaceRoles), color: surface.text });
  // Not the root: the browser then paints the body's background on the canvas, under elements with a negative `z-index`.
  globalStyle(':is([data-theme], [data-surface]):not(:root)', { backgroundColor: surface.background });
  // A theme inside another one has its own typeface: the text of the page around it would be inherited.
  globalStyle('[data-theme]:not(:root)', { fontFamily: base.font.text });
  for (const name of surfaceNames) {
    const own = surfaceRoles.filter((role) => surfaces[name][role] !== surfaces.page[role]);
    if (own.length > 0) globalStyle(`[data-surface='${name}']`, { vars: aliases(name, own) });
  }
  // In forced colours an SVG keeps its colours (CSS Color Adjustment 1, `preserve-parent-color`), so it needs the system's.
  const systemColors = surfaceRoles.map((role) => [surface[role], role === 'background' || role === 'field' || role === 'fill' ? 'Canvas' : 'CanvasText']);
  globalStyle('svg', { '@media': { '(forced-colors: active)': { vars: Object.fromEntries(systemColors) } } });
}

/**
 * Declares what every theme shares: sizes, distances, typefaces, durations and surfaces. Call it in a `.css.ts` file. `:where` has no
 * specificity, so a theme's typefaces win whichever sheet comes first. A theme begins with these values, whichever theme is around it.
 */
export function declareBase(): void {
  createGlobalTheme(':where(:root, [data-theme])', base, baseValues);
  declareSurfaces();
  for (const [name, factor] of Object.entries(densities)) globalStyle(`[data-density='${name}']`, { vars: { [densityVariable]: String(factor) } });
  // Also a theme inside: it begins with the distances of regular density.
  globalStyle(':where([data-density], [data-density] [data-theme])', { vars: densityVariables });
}

/** Declares rules, such as those of `themeRules` and `artRules`. Call it in a `.css.ts` file. */
export function declareRules(rules: readonly ThemeRule[]): void {
  for (const { selector, media, vars: values, colorScheme } of rules) {
    const rule = { vars: values, ...(colorScheme && { colorScheme }) };
    globalStyle(selector, media === undefined ? rule : { '@media': { [media]: rule } });
  }
}
