import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pictogram, PICTOGRAM_SIZE, pictograms } from '@uno/drawings/pictograms';
import { lineWidth } from '@uno/drawings/svg';
import { artHexOf, contrastRatio, contrastLevelOf, hexOf, themeNames, themeSources } from '@uno/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { home as en } from '../../site/content/en/home.ts';
import { home as fr } from '../../site/content/fr/home.ts';
import { importedBy } from './imports.ts';

const root = join(import.meta.dirname, '../..');

const services = ['office', 'building', 'warehouse', 'postConstruction', 'addOns', 'duct'];
const reasons = ['inHouse', 'responsive', 'local', 'portal', 'sustainable', 'guarantee'];

const all = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, found = '']) => found);

/** How many numbers each command of a path takes. */
const taken: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

interface Drawn {
  /** Every coordinate that is written, absolute or relative. */
  written: number[];
  /** Every point that is reached. */
  points: { x: number; y: number }[];
}

/** Goes along a path; control points of curves count as reached, since the curve stays within them. */
function follow(d: string): Drawn {
  const written: number[] = [];
  const points: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const count = taken[kind];
    if (count === undefined) throw new Error(`An unknown command: ${command}`);
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [fromX, fromY] = command === kind ? [() => x, () => y] : [() => 0, () => 0];
    if (kind === 'z') [x, y] = [startX, startY];
    const segments = count === 0 ? [] : Array.from({ length: Math.ceil(numbers.length / count) }, (_, at) => numbers.slice(at * count, (at + 1) * count));
    for (const [at, group] of segments.entries()) {
      if (group.length < count) throw new Error(`${command} lacks a number in ${d}`);
      const ends = kind === 'a' ? group.slice(5) : group;
      written.push(...ends);
      if (kind === 'h') x = fromX() + (ends[0] ?? Number.NaN);
      else if (kind === 'v') y = fromY() + (ends[0] ?? Number.NaN);
      else {
        const [originX, originY] = [fromX(), fromY()];
        for (let pair = 0; pair < ends.length; pair += 2) {
          [x, y] = [originX + (ends[pair] ?? Number.NaN), originY + (ends[pair + 1] ?? Number.NaN)];
          points.push({ x, y });
        }
      }
      if (kind === 'm' && at === 0) [startX, startY] = [x, y];
      points.push({ x, y });
    }
  }
  return { written, points };
}

test('there are twelve: six services and six reasons', () => {
  expect(Object.keys(pictograms)).toEqual([...services, ...reasons]);
});

test.each([
  ['M4 4h8v-2z', [{ x: 4, y: 4 }, { x: 4, y: 4 }, { x: 12, y: 4 }, { x: 12, y: 2 }]],
  ['m15 15 6-6', [{ x: 15, y: 15 }, { x: 15, y: 15 }]],
])('a path is followed: %s', (d, beginning) => {
  expect(follow(d).points.slice(0, beginning.length)).toEqual(beginning);
});

describe.each(Object.entries(pictograms))('%s', (_, svg) => {
  const paths = all(svg, / d="([^"]+)"/g).map(follow);

  it('is made of paths alone, with no id, class, style or address', () => {
    expect(svg.replaceAll(/<path( (d|fill|stroke|stroke-width|vector-effect)="[^"]+")+\/>/g, '')).toBe('');
  });

  it('keeps to its square, in whole and half units', () => {
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.flatMap(({ points }) => points).filter(({ x, y }) => !(x >= 0 && x <= PICTOGRAM_SIZE && y >= 0 && y <= PICTOGRAM_SIZE))).toEqual([]);
    expect(paths.flatMap(({ written }) => written).filter((one) => !Number.isInteger(one * 2))).toEqual([]);
  });

  it('fills its square as the others do: at least 50 units in one direction and 28 in the other', () => {
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
    const points = paths.flatMap((path) => path.points);
    const [less = 0, more = 0] = [spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y))].toSorted((one, other) => one - other);
    expect(more).toBeGreaterThanOrEqual(50);
    expect(less).toBeGreaterThanOrEqual(28);
  });

  it('has two weights of line, and none that grows with the picture', () => {
    const lines = all(svg, /(<path[^>]+>)/g).filter((path) => !path.includes('stroke="none"'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((path) => !path.includes('vector-effect="non-scaling-stroke"'))).toEqual([]);
    expect(all(svg, /stroke-width="([^"]+)"/g).filter((one) => one !== lineWidth.hairline)).toEqual([]);
  });

  it('is painted in the colour of the text, glass and sun', () => {
    const planes = new Set(all(svg, / fill="([^"]+)"/g));
    expect([...planes].filter((fill) => !['currentColor', 'var(--uno-art-glassShade)', 'var(--uno-art-sun)'].includes(fill))).toEqual([]);
    expect(planes).toContain('var(--uno-art-sun)');
    expect(all(svg, /var\(--uno-art-(sun)\)/g)).toHaveLength(1);
  });

  it('weighs less than 700 bytes', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(700);
  });
});

test('the twelve weigh less than 2 kB together', () => {
  expect(brotliCompressSync(Object.values(pictograms).join('')).length).toBeLessThan(2000);
});

test.each(themeNames)('in %s, a line is seen on the glass that it crosses', (theme) => {
  const source = themeSources[theme];
  expect(contrastRatio(hexOf(source, 'ink'), artHexOf(source, 'glassShade'))).toBeGreaterThan(contrastLevelOf(source) === 'AAA' ? 4.5 : 3);
});

test('a page shows one in the colour and the weight of what is around it, hidden from assistive technology', () => {
  expect(renderToStaticMarkup(<Pictogram name="duct" size={32} className="there" />)).toBe(
    `<svg class="there" width="32" height="32" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="${lineWidth.edge}" aria-hidden="true" focusable="false">${pictograms.duct}</svg>`,
  );
});

test('home shows one beside each reason, whose title both languages have', () => {
  const shown = all(readFileSync(join(root, 'site/src/pages/home/Page.tsx'), 'utf8'), /<Pictogram name="(\w+)"/g);
  expect(shown).toEqual(['inHouse', 'responsive', 'portal', 'local']);
  for (const name of shown) {
    expect(en).toHaveProperty([`home.why.${name}.title`]);
    expect(fr).toHaveProperty([`home.why.${name}.title`]);
  }
});

describe('no drawing reaches a visitor as code', () => {
  /** The catalogue holds names and sizes, which pages need; it imports nothing. */
  const drawn = (file: string) => file.startsWith('packages/drawings/') && file !== 'packages/drawings/src/catalogue.ts';

  it('from the code that wakes a page', () => {
    const found = importedBy('site/src/entry.client.tsx');
    expect(found).toContain('site/src/pages/quote/Page.tsx');
    expect(found.filter(drawn)).toEqual([]);
  });

  it('nor the server, which has no package of ours in production', () => {
    const found = importedBy('server/serve-built.ts');
    expect(found).toContain('server/app.ts');
    expect(found.filter((file) => file.startsWith('packages/') || file.startsWith('tokens/'))).toEqual([]);
  });

  it('and it would be found, as it is in the code that renders the pages', () => {
    expect(importedBy('site/src/entry.server.tsx').filter(drawn)).toContain('packages/drawings/src/pictograms/pictograms.ts');
  });
});
