import { brotliCompressSync } from 'node:zlib';
import { Pictogram, pictograms } from '@uno/drawings/pictograms';
import { lineWidth } from '@uno/drawings/svg';
import { artHexOf, contrastRatio, contrastLevelOf, hexOf, themeNames, themeSources } from '@uno/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { all } from './svgParts.ts';

test.each(Object.entries(pictograms))('%s has only paths, in the text colour and the drawing colours glassShade and, once, sun', (_, svg) => {
  expect(svg.replaceAll(/<path( (d|fill|stroke|stroke-width|vector-effect)="[^"]+")+\/>/g, '')).toBe('');
  const planes = all(svg, / fill="([^"]+)"/g);
  expect(planes.filter((fill) => !['currentColor', 'var(--uno-art-glassShade)'].includes(fill))).toEqual(['var(--uno-art-sun)']);
});

test('the twelve together take less than 2 kB', () => expect(brotliCompressSync(Object.values(pictograms).join('')).length).toBeLessThan(2000));

test.each(themeNames)('in %s, a line is visible on the glass that it crosses', (theme) => {
  const source = themeSources[theme];
  expect(contrastRatio(hexOf(source, 'ink'), artHexOf(source, 'glassShade'))).toBeGreaterThan(contrastLevelOf(source) === 'AAA' ? 4.5 : 3);
});

test('a pictogram has the colour of the text around it, and is hidden from assistive technology', () => {
  expect(renderToStaticMarkup(<Pictogram name="duct" size={32} className="there" />)).toBe(
    `<svg class="there" width="32" height="32" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="${lineWidth.edge}" aria-hidden="true" focusable="false">${pictograms.duct}</svg>`,
  );
});
