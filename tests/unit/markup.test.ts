import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { validatePages } from '../html/validate.ts';
import { writingFindings } from '../html/writing.ts';

const folder = mkdtempSync(join(tmpdir(), 'uno-markup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Uno</title></head><body><main><h1>Uno</h1>${body}</main></body></html>`;

const put = (name: string, html: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'index.html'), html);
};

test('a page is checked by its markup and by its words', async () => {
  put('clean', page('en-CA', '<p>Offices, cleaned at night.</p>'));
  put('broken', page('en-CA', '<p><div>A block in a paragraph</div></p>'));
  put('straight', page('fr-CA', "<p>L'entretien</p>"));
  const pages = await validatePages(folder);
  expect(pages.map((found) => found.page)).toEqual(['broken/index.html', 'clean/index.html', 'straight/index.html']);
  expect(pages[0]?.findings.join('\n')).toContain('no-implicit-close');
  expect(pages[1]?.findings).toEqual([]);
  expect(pages[2]?.findings).toEqual(["fr: has curly apostrophes and quotation marks: L'entretien"]);
});

test.each([
  ['<p>Horaire: de jour</p>'],
  ['<p>Horaire : de jour</p>'],
  ['<p>«Propre»</p>'],
  ['<p>Une question ?</p>'],
  ['<p>De 8 h à 18\u00a0h</p>'],
  ['<p>De 8h à 18\u00a0h</p>'],
  ['<p>1 500\u00a0$</p>'],
  ['<p>client·e·s</p>'],
  ['<button type="button" aria-label="Menu : ouvrir">x</button>'],
  ['<p>Ap<b>rès</b> : tout</p>'],
])('French that is set badly is found: %s', (body) => {
  expect(writingFindings(page('fr-CA', body))).not.toEqual([]);
});

test.each([
  ['<p>Horaire\u00a0: de 8\u00a0h à 18\u00a0h; «\u00a0propre\u00a0», n’est-ce pas? 1\u00a0500,50\u00a0$</p>'],
  ['<p>Voir https://uno.example, à 8:30</p>'],
  ['<a lang="en-CA" href="/">It reads: English</a>'],
  ['<style>a { color: red }</style><script>const a = "b";</script>'],
])('French that is set well passes: %s', (body) => {
  expect(writingFindings(page('fr-CA', body))).toEqual([]);
});

test.each([['<p>Really ?</p>'], ['<p>Our colors and our center</p>'], ['<p>It reads «no»</p>']])(
  'English that is set badly is found: %s',
  (body) => {
    expect(writingFindings(page('en-CA', body))).not.toEqual([]);
  },
);
