import { brotliCompressSync } from 'node:zlib';
import { facade,  } from '@uno/drawings/facade';
import { expect, it } from 'vitest';
import { artNames } from '@uno/tokens';
import { all, faultyReferences, idsIn } from './svgParts.ts';

const svg = facade();

it('the façade of the home page adds less than 12 kB to the page, and is hidden from assistive technology', () => {
  expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*focusable="false"/);
});

it('the façade of the home page contains nothing that the security policy blocks, and refers only to parts that it has exactly once', () => {
  expect(svg).not.toMatch(/<style|<script|<image| style=| on[a-z]+=/);
  expect(faultyReferences(svg)).toEqual([]);
});

it('the façade of the home page can be used twice in one document', () => {
  const other = idsIn(facade({ id: 'other-' }));
  expect(idsIn(svg).filter((id) => other.includes(id))).toEqual([]);
});

it('the façade of the home page uses only colours that every theme has', () => {
  const planes = new Set(all(svg, /var\(--uno-art-(\w+)\)/g));
  expect(planes.size).toBeGreaterThan(15);
  expect(artNames).toEqual(expect.arrayContaining([...planes]));
});
