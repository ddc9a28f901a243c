import { colorNames } from './colorNames.ts';
import { type DimensionToken, dimensionCss, familyCss } from './dtcg.ts';
import { publishedLayerOrder } from './layers.ts';
import { pairs, readProvenTheme } from './pairs.ts';
import { type Scheme, schemes, type ThemeSource } from './source.ts';
import { checkThemeName } from './themeNameCheck.ts';
import { variable } from './variable.ts';

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

type Values = Readonly<Record<string, string>>;

/** `{ ink: '#000000' }` as `{ '--uno-color-ink': '#000000' }`. */
const variables = (group: string, values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${variable(null, [group, name])}`, value]));

const lengths = (group: Readonly<Record<string, DimensionToken | string | undefined>> = {}): Values =>
  Object.fromEntries(Object.entries(group).flatMap(([name, token]) => (typeof token === 'object' && !name.startsWith('$') ? [[name, dimensionCss(token)]] : [])));

const DEFAULT_STROKE: Values = { hairline: '1px', edge: '2px' };

/** The radii, if a theme has round corners. The content of a box is then clipped at its corners. */
function radiusOf({ radius }: ThemeSource): Values {
  const given = lengths({ ...radius });
  return variables('radius', Object.keys(given).length === 0 ? {} : { ...given, clip: 'clip' });
}

/** The typefaces that a theme names. */
function fontsOf({ font: { display, text } = {} }: ThemeSource): Values {
  return variables('font', { ...(display && { display: familyCss(display) }), ...(text && { text: familyCss(text) }) });
}

/** The width of an edge that fills the marker's box: half of the box in `Prose`. */
const FILLING_EDGE = '0.275em';

/** The list marker as a CSS mask over a box filled with colour (`Prose`). */
function listMarkerOf({ $extensions: { 'uno.listMarker': path } }: ThemeSource): Values {
  if (path === undefined) return {};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${path}"/></svg>`;
  return variables('marker', { list: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`, edge: FILLING_EDGE });
}

/*
 * In forced-colors mode the system replaces page colours but not those inside an SVG (CSS Color Adjustment 1,
 * `preserve-parent-color`), so dark lines would vanish on a black background. Therefore the interface's colours inside an
 * SVG become `Canvas` or `CanvasText`, and drawings take the colours of a theme with the system's colour scheme.
 */
const isGround = (name: string): boolean => pairs.some(({ background }) => background === name);
const isForeground = (name: string): boolean => pairs.some(({ foreground }) => foreground === name);
const systemColor = (name: string): string => (name === 'paper' || name === 'night' || (isGround(name) && !isForeground(name)) ? 'Canvas' : 'CanvasText');

/**
 * The rules of several themes, for a build that writes style sheets itself. `themesCss` returns them as text.
 *
 * @param fallback the theme of documents without `data-theme`
 * @throws Error that names the theme, as `prove` does
 */
export function themeRules(themes: ThemeSources, fallback?: string): readonly ThemeRule[] {
  if (fallback !== undefined && !(fallback in themes)) throw new Error(`The default theme “${fallback}” is not among the themes ${Object.keys(themes).join(', ')}. Add it, or choose one of them.`);
  // `:not`, so that the default neither overrides a named theme nor passes its corners or typefaces on to it.
  const selectorOf = (name: string): string => `${name === fallback ? ':root:not([data-theme]), ' : ''}[data-theme='${name}']`;
  const read = Object.entries(themes).map(([name, source]) => {
    checkThemeName(name);
    const { scheme, color, art } = readProvenTheme(source, name);
    return { name, source, scheme, color, art: variables('art', art) };
  });
  const rules = read.map(({ name, source, scheme, color, art }): ThemeRule => ({
    selector: selectorOf(name),
    vars: { ...variables('color', color), ...art, ...variables('stroke', { ...DEFAULT_STROKE, ...lengths({ ...source.stroke }) }), ...radiusOf(source), ...fontsOf(source), ...listMarkerOf(source) },
    colorScheme: scheme,
  }));
  const inSvg: ThemeRule = { selector: 'svg', media: '(forced-colors: active)', vars: variables('color', Object.fromEntries(colorNames.map((name) => [name, systemColor(name)]))) };
  const forcedDrawings = schemes.flatMap((scheme): ThemeRule[] => {
    const model = read.find((theme) => theme.scheme === scheme);
    const others = read.filter((theme) => theme.scheme !== scheme);
    if (model === undefined || others.length === 0) return [];
    const selector = others.map(({ name }) => selectorOf(name)).join(', ');
    return [{ selector, media: `(forced-colors: active) and (prefers-color-scheme: ${scheme})`, vars: model.art }];
  });
  return [...rules, inSvg, ...forcedDrawings];
}

function ruleCss({ selector, media, vars, colorScheme }: ThemeRule): string {
  const declarations = Object.entries({ ...vars, ...(colorScheme && { 'color-scheme': colorScheme }) }).map(([name, value]) => `${name}: ${value};`);
  const rule = `${selector} { ${declarations.join(' ')} }`;
  return media === undefined ? rule : `@media ${media} { ${rule} }`;
}

/**
 * The style sheet of several themes: CSS variables, `color-scheme`, and forced colours, in the cascade layer `uno.tokens`.
 * What every theme shares (sizes, distances, durations) is in the sheet `@uno/tokens/base`.
 *
 * @param options `default`: the theme of documents without `data-theme`
 * @throws Error that names the theme, as `prove` does
 * @example themesCss({ day, night }, { default: 'day' })
 */
export function themesCss(themes: ThemeSources, options: { readonly default?: string } = {}): string {
  return [publishedLayerOrder, '@layer uno.tokens {', ...themeRules(themes, options.default).map(ruleCss), '}', ''].join('\n');
}

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
