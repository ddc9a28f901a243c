import { brotliCompressSync } from 'node:zlib';
import { Pictogram, pictograms } from '@uno/drawings/pictograms';
import { lineWidth } from '@uno/drawings/svg';
import { artHexOf, contrastRatio, contrastLevelOf, hexOf, themeNames, themeSources } from '@uno/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';

const services = ['office', 'building', 'warehouse', 'postConstruction', 'addOns', 'duct'];
const reasons = ['inHouse', 'responsive', 'local', 'portal', 'sustainable', 'guarantee'];

const all = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, found = '']) => found);

test('there are twelve: six services and six reasons', () => {
  expect(Object.keys(pictograms)).toEqual([...services, ...reasons]);
});

describe.each(Object.entries(pictograms))('%s', (_, svg) => {
  it('consists only of paths, with no id, class, style or address', () => {
    expect(svg.replaceAll(/<path( (d|fill|stroke|stroke-width|vector-effect)="[^"]+")+\/>/g, '')).toBe('');
  });

  it('uses only the text colour and the drawing colours glassShade and sun', () => {
    const planes = new Set(all(svg, / fill="([^"]+)"/g));
    expect([...planes].filter((fill) => !['currentColor', 'var(--uno-art-glassShade)', 'var(--uno-art-sun)'].includes(fill))).toEqual([]);
    expect(planes).toContain('var(--uno-art-sun)');
    expect(all(svg, /var\(--uno-art-(sun)\)/g)).toHaveLength(1);
  });
});

test('the twelve together take less than 2 kB', () => {
  expect(brotliCompressSync(Object.values(pictograms).join('')).length).toBeLessThan(2000);
});

test.each(themeNames)('in %s, a line is visible on the glass that it crosses', (theme) => {
  const source = themeSources[theme];
  expect(contrastRatio(hexOf(source, 'ink'), artHexOf(source, 'glassShade'))).toBeGreaterThan(contrastLevelOf(source) === 'AAA' ? 4.5 : 3);
});

test('a pictogram has the colour of the text around it, and is hidden from assistive technology', () => {
  expect(renderToStaticMarkup(<Pictogram name="duct" size={32} className="there" />)).toBe(
    `<svg class="there" width="32" height="32" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="${lineWidth.edge}" aria-hidden="true" focusable="false">${pictograms.duct}</svg>`,
  );
});
