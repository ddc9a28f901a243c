import { describe, expect, test } from 'vitest';
import { importedBy } from './imports.ts';

describe('no drawing reaches a visitor as code', () => {
  /** The catalogue is no drawing: it holds names and sizes, which pages need, and imports nothing. */
  const drawn = (file: string) => file.startsWith('packages/drawings/') && file !== 'packages/drawings/src/catalogue.ts';

  test('from the code that hydrates a page', () => {
    const found = importedBy('site/src/entry.client.tsx');
    expect(found).toContain('site/src/pages/quote/Page.tsx');
    expect(found.filter(drawn)).toEqual([]);
  });

  test('the server imports none of our packages', () => {
    const found = importedBy('server/serve-built.ts');
    expect(found).toContain('server/app.ts');
    expect(found.filter((file) => file.startsWith('packages/') || file.startsWith('tokens/'))).toEqual([]);
  });

  test('the check finds drawings in the code that renders the pages', () => {
    expect(importedBy('site/src/entry.server.tsx').filter(drawn)).toContain('packages/drawings/src/pictograms/pictograms.ts');
  });
});
