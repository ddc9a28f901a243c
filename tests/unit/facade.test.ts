import { brotliCompressSync } from 'node:zlib';
import { facade, facadeClass, TOWER_ROWS } from '@uno/drawings/facade';
import { describe, expect, it } from 'vitest';
import { themeNames, themeSources } from '@uno/tokens';

const all = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, found = '']) => found);

describe('the façade of the home page', () => {
  const svg = facade();

  it('adds less than 12 kB to the page', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
  });

  it('is decoration, hidden from assistive technology', () => {
    expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*focusable="false"/);
  });

  it('contains nothing that the security policy blocks, and refers only to itself', () => {
    expect(svg).not.toMatch(/<style|<script|<image| style=| on[a-z]+=/);
    expect(all(svg, /(?:href="|url\()([^")]+)/g).every((address) => address.startsWith('#'))).toBe(true);
  });

  it('has every part that it refers to, exactly once', () => {
    const ids = all(svg, / id="([^"]+)"/g);
    const used = new Set(all(svg, /(?:href="#|url\(#)([^")]+)/g));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('can be used twice in one document', () => {
    const other = new Set(all(facade({ id: 'other-' }), / id="([^"]+)"/g));
    expect(all(svg, / id="([^"]+)"/g).filter((id) => other.has(id))).toEqual([]);
  });

  it('uses only colours that every theme has', () => {
    const planes = new Set(all(svg, /var\(--uno-art-(\w+)\)/g));
    expect(planes.size).toBeGreaterThan(15);
    for (const theme of themeNames) {
      expect([...planes].filter((plane) => !(plane in themeSources[theme].art)), theme).toEqual([]);
    }
  });

  it('has a row of windows for each word', () => {
    expect(all(svg, new RegExp(`${facadeClass.row}(\\d)`, 'g'))).toEqual(Array.from({ length: TOWER_ROWS }, (_, index) => String(index)));
  });
});
