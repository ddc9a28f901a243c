import { brotliCompressSync, constants } from 'node:zlib';
import { facade } from '@uno/drawings/facade';
import { Pictogram, pictograms } from '@uno/drawings/pictograms';
import { colourFamiliesOf, cropOf, type ColourMatrix, inSceneColours, MAX_EDGE_GAP, nightLights, nightMasks, nightOutdoors, openSky, SCENE_SIZE, sceneFile, sceneMatrices, scenes } from '@uno/drawings/scenes';
import { lineWidth, type Point, rect } from '@uno/drawings/svg';
import { artHexOf, artNames, contrastLevelOf, contrastRatio, cssVariable, hexOf, schemeOf, themeNames, themeSources } from '@uno/tokens';
import { PNG } from 'pngjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderPicture } from '../../site/build/raster.ts';
import { pictureCropNames, pictureName } from '../../site/pictures.ts';

/** Each match of a pattern's first group. */
const all = (svg: string, pattern: RegExp): string[] => Array.from(svg.matchAll(pattern), ([, found = '']) => found);

const idsIn = (svg: string): string[] => all(svg, / id="([^"]+)"/g);

/** What is wrong with a drawing's ids and addresses: an id twice, a reference to another file or to nothing. */
function faultyReferences(svg: string): string[] {
  const ids = idsIn(svg);
  const addresses = all(svg, /(?:href="|url\()([^")]+)/g);
  return [...ids.filter((id, at) => ids.indexOf(id) !== at), ...addresses.filter((address) => !ids.includes(address.replace(/^#/, '')))];
}

const drawn = Object.values(scenes);
const files = drawn.flatMap((scene) => pictureCropNames.map((crop) => ({ name: pictureName(scene.key, crop), scene, crop, svg: sceneFile(scene, crop) })));

describe.each(files)('$name', ({ name, scene, crop, svg }) => {
  test('compresses to 12 kB or less', () => {
    expect(brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length).toBeLessThanOrEqual(12_000);
  });

  test('has only valid numbers and fixed colours, and no script, style, raster image, text, variable, gradient or filter', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<(?:script|style|image|foreignObject|text|title|a)\b| style=| on[a-z]+=|var\(|Gradient|filter/);
    expect(all(svg, /(https?:[^"]+)/g)).toEqual(['http://www.w3.org/2000/svg']);
  });

  test('has unique ids that begin with its name, and refers only to them', () => {
    expect(idsIn(svg).filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    expect(faultyReferences(svg)).toEqual([]);
  });

  test('is a crop within the drawing, with its own proportions', () => {
    const { x, y, width, height } = cropOf(scene, crop);
    expect(x >= 0 && y >= 0 && x + width <= SCENE_SIZE.width && y + height <= SCENE_SIZE.height).toBe(true);
    expect(svg).toContain(`viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`);
  });
});

/** The colours as drawn, and in each theme that changes them by a filter. */
const themeMatrices: readonly (readonly [theme: string, matrix: ColourMatrix])[] = [['as drawn', [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]], ...Object.entries(sceneMatrices)];

/** A colour after a theme's filter: `feColorMatrix`, and over it the night outside windows, or in an open sky. */
const recoloured = ([red = 0, green = 0, blue = 0]: readonly number[], matrix: ColourMatrix, theme?: string, transparency = 0): string => {
  const within = (value: number): number => Math.min(255, Math.max(0, value));
  const channel = ([r, g, b, added]: ColourMatrix[number]): number => within(r * red + g * green + b * blue + 255 * added);
  const night = Object.entries(nightOutdoors).find(([name]) => name === theme)?.[1];
  const covering = ([r, g, b, a, added]: readonly [number, number, number, number, number]): number => within(r * red + g * green + b * blue + 255 * (a * (1 - transparency) + added)) / 255;
  const lit = matrix.map((row, index) => (Object.entries(nightLights).find(([name]) => name === theme)?.[1] ?? []).reduce((below, { mask, rows }) => below * (1 - covering(mask)) + channel(rows[index] ?? row) * covering(mask), channel(row)));
  const opacity = night ? Math.max(...Object.values(nightMasks).map(covering)) : 0;
  return `#${matrix.map((row, index) => Math.round((lit[index] ?? 0) * (1 - opacity) + channel(night?.[index] ?? row) * opacity).toString(16).padStart(2, '0')).join('')}`;
};

const isBluerThanGreen = (hex: string): boolean => Number.parseInt(hex.slice(5), 16) > Number.parseInt(hex.slice(3, 5), 16);

// By this the night filter finds what is outside windows. A blue brand has other blues, and no filter.
test('scenes with a night filter are bluer than green outside windows alone', () => {
  const outside = (['outdoors', 'outdoorsFar', 'outdoorsNear'] as const).flatMap((name) => all(inSceneColours(rect(0, 0, 1, 1, name)), /(#\w+)/g));
  const elsewhere = files.flatMap(({ svg }) => all(svg, /"(#[0-9a-f]{6})"/g)).filter((hex) => isBluerThanGreen(hex) && !outside.includes(hex));
  expect(elsewhere.length === 0 || !('midnight' in sceneMatrices)).toBe(true);
});

/** The largest difference of two colours in one channel. */
const apart = (one: string, other: string): number => Math.max(...[1, 3, 5].map((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16))));

const recolouredThemes = themeNames.flatMap((theme) => {
  const matrix = sceneMatrices[theme];
  return matrix === undefined ? [] : [{ theme, matrix, source: themeSources[theme] }];
});

test.each(recolouredThemes)('in $theme the crew’s jackets have the yellow of the theme’s drawings', ({ matrix, source, theme }) => {
  expect(apart(recoloured([255, 196, 46], matrix, theme), artHexOf(source, 'sun'))).toBeLessThanOrEqual(12);
});

test.each(recolouredThemes.filter(({ source }) => schemeOf(source) === 'light'))('in $theme the background of a scene is the page’s', ({ matrix, source }) => {
  expect(apart(recoloured([243, 239, 228], matrix), artHexOf(source, 'sky'))).toBeLessThanOrEqual(8);
});

test.each(recolouredThemes.filter(({ theme }) => theme in nightOutdoors))('in $theme an open sky has the colour of the page, what is far away is lighter, and lines in front of it are visible', ({ theme, matrix, source }) => {
  const [, transparent = ''] = /opacity="([^"]+)"/.exec(openSky()) ?? [];
  const atNight = (name: 'sky' | 'far' | 'stone' | 'ink') => recoloured(all(inSceneColours(rect(0, 0, 1, 1, name)), /fill="#(\w+)/g).flatMap((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))), matrix, theme, 1 - Number(transparent));
  expect(apart(atNight('sky'), artHexOf(source, 'sky'))).toBeLessThanOrEqual(3);
  expect(contrastRatio(atNight('far'), atNight('sky'))).toBeGreaterThan(1.05);
  expect(contrastRatio(atNight('stone'), atNight('far'))).toBeGreaterThan(1.05);
  expect(contrastRatio(atNight('ink'), atNight('sky'))).toBeGreaterThan(3);
});

test('in midnight jackets keep their yellow, and clean glass is lit as in the streets', () => {
  const { midnight } = sceneMatrices;
  if (midnight === undefined) return;
  const atNight = (red: number, green: number, blue: number) => recoloured([red, green, blue], midnight, 'midnight');
  expect(apart(atNight(255, 196, 46), '#ffc42e')).toBe(0);
  expect(apart(atNight(238, 250, 246), artHexOf(themeSources.midnight, 'glassClear'))).toBeLessThanOrEqual(2);
});

describe.each(drawn)('$key', (scene) => {
  test('has at most seven colours besides skin and hair, on a background of paper or an open sky', () => {
    const families = [...colourFamiliesOf(scene.draw())].filter((family) => family !== 'skin' && family !== 'hair');
    expect(families.length, families.join(', ')).toBeLessThanOrEqual(7);
    const grounds = [rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky'), openSky().replace('</g>', '')].map(inSceneColours);
    const drawing = inSceneColours(scene.draw()).slice(0, 120);
    expect(grounds.filter((ground) => drawing.startsWith(ground)), drawing).toHaveLength(1);
  });

  test('has a contrast of 3:1 at each of its key edges, in every theme', async () => {
    // The renderer throws when the drawing is not well-formed XML.
    const picture = PNG.sync.read(await renderPicture({ ...SCENE_SIZE, parts: [{ svg: sceneFile(scene) }] }));
    const colourAt = ([x, y]: Point) => {
      const start = (Math.floor(y) * picture.width + Math.floor(x)) * 4;
      return [...picture.data.subarray(start, start + 3)];
    };
    expect(scene.keyEdges.length).toBeGreaterThanOrEqual(3);
    for (const { what, sides: [one, other] } of scene.keyEdges) {
      expect(Math.hypot(one[0] - other[0], one[1] - other[1]), what).toBeLessThanOrEqual(MAX_EDGE_GAP);
      for (const [theme, matrix] of themeMatrices) expect(contrastRatio(recoloured(colourAt(one), matrix, theme), recoloured(colourAt(other), matrix, theme)), `${theme}: ${what}`).toBeGreaterThanOrEqual(3);
    }
  });
});

const facadeSvg = facade();

test('the façade of the home page adds less than 12 kB to the page, and is hidden from assistive technology', () => {
  expect(brotliCompressSync(facadeSvg).length).toBeLessThan(12_000);
  expect(facadeSvg).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*focusable="false"/);
});

test('the façade of the home page contains nothing that the security policy blocks, and refers only to parts that it has exactly once', () => {
  expect(facadeSvg).not.toMatch(/<style|<script|<image| style=| on[a-z]+=/);
  expect(faultyReferences(facadeSvg)).toEqual([]);
});

test('the façade of the home page uses only colours that every theme has', () => {
  const planes = new Set(all(facadeSvg, /var\((--uno-art-[\w-]+)\)/g));
  expect(planes.size).toBeGreaterThan(15);
  expect(artNames.map((name) => cssVariable('art', name))).toEqual(expect.arrayContaining([...planes]));
});

test.each(Object.entries(pictograms))('the pictogram %s has only paths, in the text colour and the drawing colours glassShade and, once, sun', (_, svg) => {
  expect(svg.replaceAll(/<path( (d|fill|stroke|stroke-width|vector-effect)="[^"]+")+\/>/g, '')).toBe('');
  const planes = all(svg, / fill="([^"]+)"/g);
  expect(planes.filter((fill) => !['currentColor', 'var(--uno-art-glass-shade)'].includes(fill))).toEqual(['var(--uno-art-sun)']);
});

test('the twelve pictograms together take less than 2 kB', () => expect(brotliCompressSync(Object.values(pictograms).join('')).length).toBeLessThan(2000));

test.each(themeNames)('in %s, a line of a pictogram is visible on the glass that it crosses', (theme) => {
  const source = themeSources[theme];
  expect(contrastRatio(hexOf(source, 'ink'), artHexOf(source, 'glassShade'))).toBeGreaterThan(contrastLevelOf(source) === 'AAA' ? 4.5 : 3);
});

test('a pictogram has the colour of the text around it, and is hidden from assistive technology', () => {
  expect(renderToStaticMarkup(<Pictogram name="duct" size={32} className="there" />)).toBe(
    `<svg class="there" width="32" height="32" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="${lineWidth.edge}" aria-hidden="true" focusable="false">${pictograms.duct}</svg>`,
  );
});
