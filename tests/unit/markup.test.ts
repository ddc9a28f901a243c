import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validatePages } from '../html/validate.ts';
import { folderForAll } from '../temporaryFolder.ts';

const folder = folderForAll('markup');

const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Uno</title></head><body><main><h1>Uno</h1>${body}</main></body></html>`;

const put = (name: string, html: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'index.html'), html);
};

test('the markup and the writing of a page are checked', async () => {
  put('clean', page('en-CA', '<p>Offices, cleaned at night.</p>'));
  put('broken', page('en-CA', '<p><div>A block in a paragraph</div></p>'));
  put('straight', page('fr-CA', "<p>L'entretien</p>"));
  const pages = await validatePages(folder);
  expect(pages.map((found) => found.page)).toEqual(['broken/index.html', 'clean/index.html', 'straight/index.html']);
  expect(pages[0]?.findings.join('\n')).toContain('no-implicit-close');
  expect(pages[1]?.findings).toEqual([]);
  expect(pages[2]?.findings).toEqual(["fr: has curly apostrophes and quotation marks: L'entretien"]);
});
