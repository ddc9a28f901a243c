import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articlesIn } from '../../site/blog/articles.ts';
import { upcomingArticles } from '../../site/blog/upcoming.ts';
import { isBeingWritten } from '../../site/build/cache.ts';
import { atomFeed } from '../../site/build/feed.ts';
import { sourceFiles } from '../../site/build/stale.ts';
import { placeholderIn } from '../../site/build/unwritten.ts';
import { headersFor } from '../../site/headers.ts';
import { dateText } from '../../site/i18n/formats.ts';
import { locales } from '../../site/i18n/locale.ts';
import { today } from '../../site/i18n/today.ts';
import { licenceFindings } from '../html/licences.ts';
import { folderForTest, writeInto } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

test.each(globSync('scripts/new/templates/{article,page}/{en,fr}.*.hbs', { cwd: root }))('every text that a person must replace is known as a placeholder: %s', (file) => {
  const texts = readFileSync(join(root, file), 'utf8').split('\n').filter((line) => /Write|Écrivez/.test(line));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(placeholderIn(text)).toBeDefined();
});

test('an article of a later day is left out until then, whether a person or a CMS wrote the date; a draft is not announced', () => {
  const folder = folderForTest('articles');
  const write = (name: string, matter: string) => writeFileSync(join(folder, name), `---\n${matter}\n---\nText.\n`);
  write('a.en.md', 'date: 2027-05-01');
  write('b.en.md', 'date: "2027-05-01T00:00:00.000Z"');
  write('c.en.md', 'date: 2027-05-01\ndraft: true');
  write('d.en.md', 'date: 2027-04-30\ndraft: false');
  expect(upcomingArticles(folder, '2027-04-30').map(({ name }) => name)).toEqual(['a.en.md', 'b.en.md']);
  expect(upcomingArticles(folder, '2027-05-01')).toEqual([]);
});

test('the first of a month stays on one line in French', () => {
  expect(dateText('fr-CA', new Date('2026-11-01'))).toBe('1er\u00a0novembre 2026');
});

test('a temporary file that another build writes is not deleted, and one of a stopped build is', async () => {
  const file = join(folderForTest('cache'), 'a-11.br.0b8a2c0e-1d2f-4a5b-8c6d-7e8f9a0b1c2d');
  writeFileSync(file, '');
  expect(await isBeingWritten(file)).toBe(true);
  expect(await isBeingWritten(file.replace(/\.[^.]*$/, ''))).toBe(false);
});

test('a build is stale when a file that decides what is bundled or checked changes', async () => {
  expect(await sourceFiles()).toEqual(expect.arrayContaining(['packages/ui/package.json', 'packages/drawings/package.json', 'tsconfig.json', 'docs/owner-to-confirm.md', 'site/company/facts.yaml']));
});

test.each(locales)('the feed dates its newest articles on their day where the company is (%s)', (locale) => {
  const articles = articlesIn(locale);
  const moments = Array.from(atomFeed(locale, articles).matchAll(/<(?:published|updated)>([^<]+)</g), ([, moment = '']) => today(new Date(moment)));
  // The date of the feed, then the two dates of each entry.
  expect(moments).toEqual([articles[0]?.date, ...articles.slice(0, 20).flatMap(({ date }) => [date, date])]);
});

test('pictures are not asked for again on the next page', () => {
  expect(headersFor('/images/home.svg')['Cache-Control']).toMatch(/^public, max-age=\d{5,}/);
});

test('a built site without the file of licences is reported, package by package', () => {
  const folder = folderForTest('dist');
  writeInto(folder, 'assets/entry.client-a1.js', '/*! Licences: /licences.txt */');
  expect(licenceFindings(folder)).toEqual([{ page: 'licences.txt', findings: expect.arrayContaining(['has no licence of react']) }, { page: 'assets/entry.client', findings: [] }]);
});
