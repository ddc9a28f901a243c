import { brotliCompressSync } from 'node:zlib';
import { facade, facadeClass, TOWER_ROWS } from '@uno/drawings/facade';
import { describe, expect, it } from 'vitest';
import { artNames } from '@uno/tokens';
import { all, faultyReferences, idsIn } from './svgParts.ts';

describe('the façade of the home page', () => {
  const svg = facade();

  it('adds less than 12 kB to the page, and is hidden from assistive technology', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
    expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*focusable="false"/);
  });

  it('contains nothing that the security policy blocks, and refers only to parts that it has exactly once', () => {
    expect(svg).not.toMatch(/<style|<script|<image| style=| on[a-z]+=/);
    expect(faultyReferences(svg)).toEqual([]);
  });

  it('can be used twice in one document', () => {
    const other = idsIn(facade({ id: 'other-' }));
    expect(idsIn(svg).filter((id) => other.includes(id))).toEqual([]);
  });

  it('uses only colours that every theme has', () => {
    const planes = new Set(all(svg, /var\(--uno-art-(\w+)\)/g));
    expect(planes.size).toBeGreaterThan(15);
    expect(artNames).toEqual(expect.arrayContaining([...planes]));
  });

  it('has a row of windows for each word', () => {
    expect(all(svg, new RegExp(`${facadeClass.row}(\\d)`, 'g'))).toEqual(Array.from({ length: TOWER_ROWS }, (_, index) => String(index)));
  });
});
