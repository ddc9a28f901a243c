import { colorNames } from './colorNames.ts';
import { themeSpace } from './density.ts';
import { publishedLayerOrder } from './layers.ts';
import { pairs, readProvenTheme } from './pairs.ts';
import type { ReadTheme } from './readTheme.ts';
import { type Scheme, schemes } from './schemes.ts';
import type { ThemeSource } from './source.ts';
import { type SurfaceName, type SurfaceRole, surfaces } from './surfaces.ts';
import { checkThemeName } from './themeNameCheck.ts';
import { groupNames } from './tokenTypes.ts';
import { baseValues } from './values.ts';
import { cssVariable, type Values, variables } from './variable.ts';

/** A rule of a theme's sheet. */
export interface ThemeRule {
  readonly selector: string;
  /** The condition of the `@media` around the rule. */
  readonly media?: string;
  /** CSS variables (`--uno-color-ink`) with their values. */
  readonly vars: Readonly<Record<string, string>>;
  readonly colorScheme?: Scheme;
}

/** Themes by their name in `data-theme`. */
export type ThemeSources = Readonly<Record<string, ThemeSource>>;

/** Which themes a document has where nobody has chosen one: where its root has no `data-theme`. Each is the name of a theme of the sheet. */
export interface ThemeDefaults {
  readonly default?: string | undefined;
  /** In systems that prefer dark (`prefers-color-scheme: dark`). Default: `default`. */
  readonly dark?: string | undefined;
  /** In systems that ask for more contrast (`prefers-contrast: more`). It wins over `dark`. Default: none. */
  readonly moreContrast?: string | undefined;
  /** In systems that prefer dark and ask for more contrast. Default: `moreContrast`. */
  readonly darkMoreContrast?: string | undefined;
  /** The attribute that names a theme. Default: `data-theme`. Elements below the root then have `data-surface` too. */
  readonly attribute?: string | undefined;
}

/** The width of an edge that fills the marker's box: half of the box in `Prose`. */
const FILLING_EDGE = '0.275em';

/** The list marker as a CSS mask over a box filled with colour (`Prose`). */
function markerOf(path: string | undefined): Values {
  if (path === undefined) return {};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${path}"/></svg>`;
  return variables('marker', { list: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`, edge: FILLING_EDGE });
}

/** The variables of a theme's optional groups. Where a theme has round corners, the content of a box is clipped at them. */
const groupsOf = ({ groups: { space: _, ...groups }, listMarker }: ReadTheme): Values =>
  Object.assign({}, ...groupNames.map((group) => (group === 'space' ? {} : variables(group, groups[group]))), Object.keys(groups.radius).length > 0 ? variables('radius', { clip: 'clip' }) : {}, markerOf(listMarker));

/** What the optional variables are in a theme without them. */
const defaults: Values = Object.assign({}, ...Object.entries(baseValues).map(([group, values]) => variables(group, values)));

/** The variable of a role that a theme of the sheet gives a colour of its own on a surface. */
const overrideVariable = (surface: SurfaceName, role: SurfaceRole): string => cssVariable('surface', surface, role);

/**
 * The optional variables of each theme. What one theme of a sheet has, each has: a theme inside another one does not inherit
 * its corners or sizes.
 */
function optionalValues(themes: readonly ReadTheme[]): readonly Values[] {
  const own = themes.map(groupsOf);
  const names = new Set(own.flatMap((values) => Object.keys(values)));
  const isSpaced = themes.some(({ density, groups }) => density !== undefined || Object.keys(groups.space).length > 0);
  const overrides = themes.flatMap((theme) => theme.surfaces);
  return themes.map((theme, at) => ({
    ...Object.fromEntries([...names].map((name) => [name, own[at]?.[name] ?? defaults[name] ?? 'initial'])),
    ...(isSpaced && themeSpace(theme.density, theme.groups.space)),
    ...Object.fromEntries(
      overrides.map(({ surface, role }) => [
        overrideVariable(surface, role),
        theme.surfaces.find((one) => one.surface === surface && one.role === role)?.hex ?? `var(${cssVariable('color', surfaces[surface][role])})`,
      ]),
    ),
  }));
}

/** The rules that give surfaces the colours of `surface` of a theme. The attribute selectors are doubled to win over those of the base sheet. */
function surfaceRules(themes: readonly ReadTheme[], attribute: string): readonly ThemeRule[] {
  const rules = new Map<string, ThemeRule>();
  for (const { surface, role } of themes.flatMap((theme) => theme.surfaces)) {
    const own = `[data-surface='${surface}'][data-surface]`;
    const selector = surface === 'page' ? `:is(:root, [${attribute}]):not([data-surface]), ${own}` : own;
    const value = `var(${overrideVariable(surface, role)}, var(${cssVariable('color', surfaces[surface][role])}))`;
    rules.set(selector, { selector, vars: { ...rules.get(selector)?.vars, [cssVariable('surface', role)]: value } });
  }
  return [...rules.values()];
}

/*
 * In forced-colors mode the system replaces page colours but not those inside an SVG (CSS Color Adjustment 1,
 * `preserve-parent-color`), so dark lines would vanish on a black background. Therefore the interface's colours inside an
 * SVG become `Canvas` or `CanvasText`.
 */
const isGround = (name: string): boolean => pairs.some(({ background }) => background === name);
const isForeground = (name: string): boolean => pairs.some(({ foreground }) => foreground === name);
const systemColor = (name: string): string => (name === 'paper' || name === 'night' || (isGround(name) && !isForeground(name)) ? 'Canvas' : 'CanvasText');
const systemColors: Values = variables('color', Object.fromEntries(colorNames.map((name) => [name, systemColor(name)])));

function checkDefaults(themes: ThemeSources, { default: fallback, dark, moreContrast, darkMoreContrast }: ThemeDefaults): void {
  for (const [kind, name] of Object.entries({ default: fallback, dark, moreContrast, darkMoreContrast })) {
    if (name !== undefined && !Object.hasOwn(themes, name)) throw new Error(`The ${kind} theme “${name}” is not among the themes ${Object.keys(themes).join(', ')}. Add it, or choose one of them.`);
  }
}

/** A theme that was read and proven, with its name. */
interface NamedTheme {
  readonly name: string;
  readonly theme: ReadTheme;
}

function provenThemes(themes: ThemeSources, options: ThemeDefaults): readonly NamedTheme[] {
  checkDefaults(themes, options);
  return Object.entries(themes).map(([name, source]) => {
    checkThemeName(name);
    return { name, theme: readProvenTheme(source, name, themes) };
  });
}

/** The root of a document without a chosen theme. `:not`, so that the default does not override a theme that was chosen. */
const unchosenRoot = (attribute: string): string => `:root:not([${attribute}])`;

/** The rules that give each theme its values: where it is named, and where it is the default. */
function valueRules(read: ReadonlyMap<string, Pick<ThemeRule, 'vars' | 'colorScheme'>>, { default: fallback, dark, moreContrast, darkMoreContrast, attribute = 'data-theme' }: ThemeDefaults): readonly ThemeRule[] {
  const root = unchosenRoot(attribute);
  const named = [...read].map(([name, rule]): ThemeRule => ({ selector: `${name === fallback ? `${root}, ` : ''}[${attribute}='${name}']`, ...rule }));
  const preferred = [[dark, '(prefers-color-scheme: dark)'], [moreContrast, '(prefers-contrast: more)'], [darkMoreContrast, '(prefers-color-scheme: dark) and (prefers-contrast: more)']] as const;
  const unchosen = preferred.flatMap(([wanted, media]) => {
    const rule = wanted === undefined ? undefined : read.get(wanted);
    return rule === undefined ? [] : [{ selector: root, media, ...rule }];
  });
  return [...named, ...unchosen];
}

/**
 * The rules of several themes, for a build that writes style sheets itself. `themesCss` returns them as text. Drawings have
 * rules of their own: `artRules`.
 *
 * @param options which themes a document without `data-theme` has
 * @throws Error that names the theme, as `prove` does
 */
export function themeRules(themes: ThemeSources, options: ThemeDefaults = {}): readonly ThemeRule[] {
  const proven = provenThemes(themes, options);
  const optional = optionalValues(proven.map(({ theme }) => theme));
  const read = new Map(proven.map(({ name, theme: { scheme, color } }, at) => [name, { vars: { ...variables('color', color), ...optional[at] }, colorScheme: scheme }]));
  const inSvg: ThemeRule = { selector: 'svg', media: '(forced-colors: active)', vars: systemColors };
  return [...valueRules(read, options), ...surfaceRules(proven.map(({ theme }) => theme), options.attribute ?? 'data-theme'), inSvg];
}

/**
 * The rules of the drawing colours of several themes, beside those of `themeRules`. Only the drawings of `@uno/ui/house` use
 * them. In forced colours, drawings have the colours of a theme with the system's colour scheme.
 *
 * @param options those of `themeRules`
 * @throws Error that names the theme, as `prove` does
 */
export function artRules(themes: ThemeSources, options: ThemeDefaults = {}): readonly ThemeRule[] {
  const { default: fallback, dark, moreContrast, darkMoreContrast, attribute = 'data-theme' } = options;
  const proven = provenThemes(themes, options);
  const read = new Map(proven.map(({ name, theme }) => [name, { vars: variables('art', theme.art) }]));
  const forced = schemes.flatMap((scheme): ThemeRule[] => {
    const model = proven.find(({ theme }) => theme.scheme === scheme);
    const others = proven.filter(({ theme }) => theme.scheme !== scheme);
    if (model === undefined || others.length === 0) return [];
    const isUnchosen = others.some(({ name }) => [fallback, dark, moreContrast, darkMoreContrast].includes(name));
    const selector = [...(isUnchosen ? [unchosenRoot(attribute)] : []), ...others.map(({ name }) => `[${attribute}='${name}']`)].join(', ');
    return [{ selector, media: `(forced-colors: active) and (prefers-color-scheme: ${scheme})`, vars: variables('art', model.theme.art) }];
  });
  return [...valueRules(read, options), ...forced];
}

function ruleCss({ selector, media, vars, colorScheme }: ThemeRule): string {
  const declarations = Object.entries({ ...vars, ...(colorScheme && { 'color-scheme': colorScheme }) }).map(([name, value]) => `${name}: ${value};`);
  const rule = `${selector} { ${declarations.join(' ')} }`;
  return media === undefined ? rule : `@media ${media} { ${rule} }`;
}

const sheetOf = (rules: readonly ThemeRule[]): string => [publishedLayerOrder, '@layer uno.tokens {', ...rules.map(ruleCss), '}', ''].join('\n');

/**
 * The style sheet of several themes: CSS variables, `color-scheme`, and forced colours, in the cascade layer `uno.tokens`.
 * What every theme shares (sizes, distances, durations) is in the sheet `@uno/tokens/base`.
 *
 * @param options which themes a document without `data-theme` has; with `dark` and `moreContrast` it follows the system, without a script
 * @throws Error that names the theme, as `prove` does
 * @example themesCss({ day, night, strong }, { default: 'day', dark: 'night', moreContrast: 'strong' })
 */
export const themesCss = (themes: ThemeSources, options: ThemeDefaults = {}): string => sheetOf(themeRules(themes, options));

/**
 * The style sheet of the drawing colours of several themes, beside that of `themesCss`: for an application with themes of its
 * own that uses drawings of `@uno/ui/house`. Uno's own themes have it as `@uno/tokens/art`.
 *
 * @param options those of `themesCss`
 * @throws Error that names the theme, as `prove` does
 * @example artCss({ day, night }, { default: 'day', dark: 'night' })
 */
export const artCss = (themes: ThemeSources, options: ThemeDefaults = {}): string => sheetOf(artRules(themes, options));

/**
 * The style sheet of one theme, for a build step, a server, or a script that makes sheets. For several use `themesCss`.
 *
 * @param name its name in `data-theme`
 * @param options `default: true` also applies it to documents without `data-theme`
 * @throws Error that names the theme, as `prove` does
 * @example themeCss('lagoon', source)
 */
export const themeCss = (name: string, source: ThemeSource, options: { readonly default?: boolean } = {}): string =>
  themesCss({ [name]: source }, options.default === true ? { default: name } : {});
