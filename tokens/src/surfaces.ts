import type { ColorName } from './colorNames.ts';
import type { PairUse } from './pairs.ts';

/**
 * The roles of colours on a surface. Components use only these: `vars.surface.text` of `@uno/tokens/contract`. On each
 * surface a role has another colour of the theme.
 *
 * - `background`: the surface itself
 * - `text`, `textSubtle`: running and secondary text; `text` is also for strong lines
 * - `accent`: links, figures and marks in the brand's colour
 * - `line`: a decorative rule; `edge`: the boundary of a control, a line that carries meaning
 * - `action`, `actionHover`, `onAction`: the main button, pointed at, and the text on both
 * - `focus`: the focus ring
 * - `danger`, `notice`, `success`: the text and the boundary of a status
 * - `field`, `onField`, `onFieldSubtle`: a field, a chosen row or an open pane; the text in it, its placeholder
 * - `fill`: a quiet fill, behind a control that is pointed at
 */
export const surfaceRoles = [
  'background', 'text', 'textSubtle', 'accent', 'line', 'edge', 'action', 'actionHover', 'onAction', 'focus',
  'danger', 'notice', 'success', 'field', 'onField', 'onFieldSubtle', 'fill',
] as const;

/** A role of a colour on a surface. */
export type SurfaceRole = (typeof surfaceRoles)[number];

/** The colour of each role on a surface. */
export type SurfaceColors = Readonly<Record<SurfaceRole, ColorName>>;

const light = (background: ColorName, others: Partial<SurfaceColors> = {}): SurfaceColors => ({
  background, text: 'ink', textSubtle: 'inkSoft', accent: 'brand', line: 'line', edge: 'edge', action: 'action', actionHover: 'actionHover', onAction: 'onAction', focus: 'focus',
  danger: 'danger', notice: 'notice', success: 'success', field: 'clear', onField: 'ink', onFieldSubtle: 'inkSoft', fill: 'glass', ...others,
});

/** A status: all its text is ink, because the soft one is too pale on these grounds. */
const status = (name: 'danger' | 'notice' | 'success'): SurfaceColors => light(`${name}Ground`, { textSubtle: 'ink', accent: 'ink', edge: name });

const tag = (background: ColorName): SurfaceColors =>
  light(background, { textSubtle: 'ink', accent: 'ink', edge: 'ink', danger: 'ink', notice: 'ink', success: 'ink', fill: 'clear' });

/** Dark in every theme. No colour of a status is legible on all of them, so there a status has the text's colour, its icon and its words. */
const dark = (background: ColorName, field: ColorName): SurfaceColors => ({
  background, text: 'onNight', textSubtle: 'onNightSoft', accent: 'nightAction', line: 'nightLine', edge: 'onNightSoft', action: 'nightAction', actionHover: 'onNight', onAction: 'night', focus: 'onNightFocus',
  danger: 'onNight', notice: 'onNight', success: 'onNight', field, onField: 'onNight', onFieldSubtle: 'onNightSoft', fill: field,
});

/**
 * The surfaces: what `data-surface` may be, and the colour of the theme that each role has there. The CSS variables, the
 * pairs that `prove` checks and the documentation are made from this table. An element with `data-theme` is the surface `page`.
 */
export const surfaces = {
  page: light('paper'),
  subtle: light('paperDeep'),
  tint: light('glass'),
  raised: light('clear'),
  dark: dark('night', 'nightPane'),
  'dark-raised': dark('nightPane', 'night'),
  danger: status('danger'),
  notice: status('notice'),
  success: status('success'),
  'tag-1': tag('tint1'),
  'tag-2': tag('tint2'),
  'tag-3': tag('tint3'),
  'tag-4': tag('tint4'),
  'tag-5': tag('tint5'),
  'tag-6': tag('tint6'),
} as const satisfies Readonly<Record<string, SurfaceColors>>;

/** The name of a surface: a value of `data-surface`. */
export type SurfaceName = keyof typeof surfaces;

/** The names of all surfaces. */
export const surfaceNames = Object.keys(surfaces).filter((name): name is SurfaceName => name in surfaces);

/** What a role is used for, and the roles that may be behind it. */
export interface SurfaceRow {
  readonly use: PairUse;
  readonly roles: readonly SurfaceRole[];
  readonly on: readonly SurfaceRole[];
}

/** What each surface must fulfil: the contrast of these roles on those, in every theme. */
export const surfaceRows: readonly SurfaceRow[] = [
  { use: 'text', roles: ['text', 'textSubtle', 'accent'], on: ['background', 'field', 'fill'] },
  { use: 'text', roles: ['onField', 'onFieldSubtle'], on: ['field'] },
  { use: 'text', roles: ['onAction'], on: ['action', 'actionHover'] },
  { use: 'text', roles: ['danger', 'notice', 'success'], on: ['background'] },
  { use: 'boundary', roles: ['edge', 'focus', 'danger', 'success'], on: ['background', 'field', 'fill'] },
  { use: 'decoration', roles: ['line'], on: ['background', 'field'] },
];
