import { expect, test } from 'vitest';
import { importedBy } from './imports.ts';

/** The catalogue is no drawing: it holds names and sizes, which pages need, and imports nothing. */
const isDrawing = (file: string) => file.startsWith('packages/drawings/') && file !== 'packages/drawings/src/catalogue.ts';

test('no drawing reaches a visitor as code: the code that hydrates a page imports none, the code that renders it does', () => {
  const found = importedBy('site/src/entry.client.tsx');
  expect(found).toContain('site/src/pages/quote/Page.tsx');
  expect(found.filter(isDrawing)).toEqual([]);
  expect(importedBy('site/src/entry.server.tsx').filter(isDrawing)).toContain('packages/drawings/src/pictograms/pictograms.ts');
});
