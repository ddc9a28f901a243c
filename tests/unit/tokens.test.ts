import { artHexOf, artNames, colorNames, contrastLevelOf, contrastRatio, hexOf, measure, pairs, type PairUse, themeNames, themeSources } from '@uno/tokens';
import { describe, expect, test } from 'vitest';

/** `#rrggbb` of three channels from 0 to 1. */
const hexOfComponents = (components: readonly number[]): string =>
  `#${components.map((channel) => Math.round(channel * 255).toString(16).padStart(2, '0')).join('')}`;

/** A colour of a theme file: an alias, or a value in both forms. */
interface ThemeFileColour {
  readonly $value: string | { readonly hex: string; readonly components: readonly number[]; readonly colorSpace: string };
}
const isToken = (value: unknown): value is ThemeFileColour => typeof value === 'object' && value !== null && '$value' in value;

/** The path of every token in a group: `color.ink`. */
const pathsOf = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    return '$value' in value ? [`${path}${name}`] : pathsOf(value, `${path}${name}.`);
  });

// Decorations have no contrast target.
const results = themeNames.flatMap((theme) => pairs.filter(({ use }) => use !== 'decoration').map((pair) => ({ theme, ...measure(themeSources[theme], pair) })));

describe('every pair of every theme reaches its target', () => {
  for (const { theme, foreground, background, use, ratio, needed, passes } of results) {
    test(`${theme}: ${foreground} on ${background}, ${use}, ${ratio.toFixed(2)} for ${needed}`, () => {
      expect(passes).toBe(true);
    });
  }
});

test('no pair is declared twice', () => {
  const names = pairs.map(({ foreground, background, use }) => `${use}: ${foreground} on ${background}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('no pair is declared for a use that another declaration of it includes', () => {
  const served: Record<PairUse, readonly PairUse[]> = {
    text: [],
    large: ['text'],
    boundary: ['text', 'large'],
    decoration: ['text', 'large', 'boundary'],
  };
  const needless = pairs.filter(({ foreground, background, use }) =>
    pairs.some((one) => one.foreground === foreground && one.background === background && served[use].includes(one.use)),
  );
  expect(needless).toEqual([]);
});

describe('the ratio is that of WCAG 2.2', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    // The lightest grey that passes on white, and the next one.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe.each(themeNames)('%s', (theme) => {
  test('requires AAA if it is for low vision, otherwise AA', () => {
    expect(contrastLevelOf(themeSources[theme])).toBe(theme === 'contrast' ? 'AAA' : 'AA');
  });

  const { color, art } = themeSources[theme];
  const tokens: [string, unknown][] = [...Object.entries(color), ...Object.entries(art)];
  const colours = tokens.flatMap(([name, token]) => (isToken(token) && typeof token.$value !== 'string' ? [{ name, ...token.$value }] : []));

  test('has a value for every colour and every drawing colour, also for aliases', () => {
    const resolved = [...colorNames.map((name) => hexOf(themeSources[theme], name)), ...artNames.map((name) => artHexOf(themeSources[theme], name))];
    expect(resolved.filter((hex) => !/^#[\da-f]{6}$/.test(hex))).toEqual([]);
    expect(resolved).toHaveLength(63);
  });

  test('has the same value in hex and in components for each colour', () => {
    const differing = colours.filter(({ hex, components }) => hexOfComponents(components) !== hex);
    expect(differing.map(({ name }) => name)).toEqual([]);
  });

  test('has the same tokens as evergreen', () => {
    expect(pathsOf(themeSources[theme]).toSorted()).toEqual(pathsOf(themeSources.evergreen).toSorted());
  });
});
