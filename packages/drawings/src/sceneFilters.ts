import { type ThemeName, themeNames } from '@uno/tokens';
import { brand } from '@uno/tokens/brand';
import { el, type Svg } from './svg.ts';

/** Three rows, for red, green and blue: the factors for red, green and blue, and a constant that is added (1 is full intensity). */
export type ColourMatrix = readonly [red: MatrixRow, green: MatrixRow, blue: MatrixRow];

type MatrixRow = readonly [ofRed: number, ofGreen: number, ofBlue: number, added: number];

/**
 * The matrices of the filters that recolour the scenes. The scenes are files in the colours of the default theme, so a theme's
 * CSS variables do not reach them. In another theme their `<img>` has an SVG filter: one matrix that moves paper, ink, greens,
 * glass and brick towards the theme's drawings, and changes skin and the crew's yellow very little. No second file is
 * downloaded, and a change of theme needs no script.
 *
 * The numbers are a weighted least-squares fit under one condition: every key edge of every scene keeps 3:1, which
 * `tests/unit/drawings.test.tsx` proves. After a change of a theme's drawing colours, change its matrix until a page looks
 * right, then run that test.
 */
const unoMatrices: Readonly<Partial<Record<ThemeName, ColourMatrix>>> = {
  harbour: [[0.98, 0.01, -0.04, 0.009], [0.07, 0.9, 0.05, -0.011], [-0.44, 0.47, 0.94, 0.097]],
  brick: [[0.842, 0.082, -0.023, 0.098], [0.027, 1.021, 0.001, -0.038], [-0.03, 0.061, 1.012, -0.017]],
  // Looks like a lit room at night: walls are dimmer, dark colours deeper, reds and greens less vivid, jackets as bright as by day.
  midnight: [[0.85, 0.3, -0.22, -0.088], [0.14, 0.96, -0.08, -0.13], [0.08, 0.13, 0.72, -0.085]],
  contrast: [[1, 0.06, 0.03, -0.049], [0.1, 1.03, 0.04, -0.111], [-0.02, 0.2, 1.05, -0.125]],
};

/** The filters of each theme. A brand with colours of its own has none: the numbers fit only those of the default theme above. */
export const sceneMatrices: Readonly<Partial<Record<ThemeName, ColourMatrix>>> = brand.theme === undefined ? unoMatrices : {};

/** The opacity of the night, as the fourth row of a `feColorMatrix`: 1 or more outdoors, 0 or less elsewhere. */
export const nightMasks = {
  /** What is seen through windows: only the `outdoors` colours have more blue than green. */
  windows: [0, -42, 42, 0, 0],
  /** An `openSky`: the only part of a picture that is not opaque. */
  openSky: [0, 0, 0, -34, 34],
} as const;

/**
 * The night outdoors, which a dark theme lays over the recoloured scene. The sky becomes the page's background, and the mountain
 * a little lighter than the sky, as in the streets that are drawn in the theme's colours.
 */
export const nightOutdoors: Readonly<Partial<Record<ThemeName, ColourMatrix>>> = {
  midnight: [[-0.24, 0, 0, 0.28], [0, -0.54, 0, 0.616], [0, -0.48, 0, 0.548]],
};

/** A part of a scene that a dark theme lights: the fourth row of a `feColorMatrix` that finds it by its colour, and its colour at night. */
export interface NightLight {
  readonly mask: MatrixRow4;
  readonly rows: ColourMatrix;
}

/** The row of a `feColorMatrix` for the opacity. */
type MatrixRow4 = readonly [ofRed: number, ofGreen: number, ofBlue: number, ofOpacity: number, added: number];

/** What stays bright at night: the crew's yellow keeps its colour, and clean glass is lit, as in the drawings of the streets. */
export const nightLights: Readonly<Partial<Record<ThemeName, readonly NightLight[]>>> = {
  midnight: [
    { mask: [0, 8, -8, 0, -2.3], rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]] },
    { mask: [-24, 42, 0, 0, -17.77], rows: [[0, 0, 0, 0.965], [0, 0, 0, 0.867], [0, 0, 0, 0.604]] },
  ],
};

/** The `values` of a `feColorMatrix`: three rows of colours, and a row for the opacity. By default the opacity stays. */
const matrixValues = (rows: ColourMatrix, opacity: readonly number[] = [0, 0, 0, 1, 0]): string =>
  [...rows.flatMap(([red, green, blue, added]) => [red, green, blue, 0, added]), ...opacity].join(' ');

/** The `id` of a theme's filter: `filter: url(#art-harbour)`. */
export const sceneFilterId = (theme: string): string => `art-${theme}`;

/** The filters, in an SVG element without a size. Put it once into each document that shows scenes. */
export const sceneFilters: Svg = el(
  'svg',
  // Not `hidden`: Firefox shows no picture whose filter is in an element that is not displayed.
  { width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false', 'color-interpolation-filters': 'sRGB' },
  ...themeNames.flatMap((theme) => {
    const [rows, night] = [sceneMatrices[theme], nightOutdoors[theme]];
    if (rows === undefined) return [];
    // Each is laid over what is below it: first what is lit, then the night outdoors.
    const overlays = night && [...(nightLights[theme] ?? []), ...Object.values(nightMasks).map((mask) => ({ mask, rows: night }))];
    const overlay = overlays?.flatMap((one) => [el('feColorMatrix', { in: 'SourceGraphic', values: matrixValues(one.rows, one.mask) }), el('feComposite', { in2: 'below', result: 'below' })]);
    return el('filter', { id: sceneFilterId(theme) }, el('feColorMatrix', { values: matrixValues(rows), result: overlay && 'below' }),
      // A filter's region is larger than the picture: the last element cuts off what is outside the picture.
      ...(overlay ? [...overlay, el('feComposite', { in2: 'SourceGraphic', operator: 'in' })] : []));
  }),
);
