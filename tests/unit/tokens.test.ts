import { contrastLevelOf, contrastRatio, measure, pairs, prove, themeNames, themeSources } from '@uno/tokens';
import { describe, expect, test } from 'vitest';

// Decorations have no contrast target.
const results = themeNames.flatMap((theme) => pairs.filter(({ use }) => use !== 'decoration').map((pair) => ({ theme, ...measure(themeSources[theme], pair) })));

test.each(results)('$theme: $foreground on $background, $use, $ratio for $needed', ({ passes }) => expect(passes).toBe(true));

test.each([
  ['#000000', '#ffffff', 21],
  // The lightest grey that passes on white, and the next one.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the ratio is that of WCAG 2.2: %s on %s is %d', (one, other, ratio) => expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2));

describe.each(themeNames)('%s', (theme) => {
  const source = themeSources[theme];

  test('requires AAA if it is for low vision, otherwise AA', () => expect(contrastLevelOf(source)).toBe(theme === 'contrast' ? 'AAA' : 'AA'));

  test('is valid: each colour and drawing colour has a value, the same in hex and in components', () => expect(() => prove(source)).not.toThrow());

  test('has the same colours and drawing colours as evergreen', () => {
    const namesOf = ({ color, art }: typeof source) => [color, art].map((group) => Object.keys(group).toSorted());
    expect(namesOf(source)).toEqual(namesOf(themeSources.evergreen));
  });
});
