import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hexOf, themeSources } from '@uno/tokens';
import { openAlbum } from '../../scripts/shots/album.ts';
import { choose } from '../../scripts/shots/choose.ts';
import { compare } from '../../scripts/shots/compare.ts';
import { shoot } from '../../scripts/shots/shoot.ts';
import { idOf, pagesIn, subjectsOf } from '../../scripts/shots/subjects.ts';
import { builtSite } from './dist.ts';

const subjects = choose(subjectsOf(pagesIn(builtSite.folder)), ['notFound', '360', 'evergreen', 'midnight', 'en']);
const [evergreen = '', midnight = ''] = subjects.map(idOf);

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uno-shots-test-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const album = (name: string) => openAlbum(join(folder, name));
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** A copy of the site in which one colour of the not-found page is changed, and the hash of its styles in the policy with it. */
async function repainted(): Promise<string> {
  const dist = join(folder, 'dist');
  await cp(builtSite.folder, dist, { recursive: true, dereference: true });
  const page = join(dist, '404/index.html');
  const document = await readFile(page, 'utf8');
  const changed = document.replace(new RegExp(`(--[\\w-]+:)${hexOf(themeSources.evergreen, 'paperDeep')}`), '$1#e8e1d1');
  expect(changed).not.toBe(document);
  await rm(`${page}.br`);
  const styles = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const [before, after] = [styles(document), styles(changed)];
  await writeFile(page, before.reduce((html, css, at) => html.replace(hashOf(css), hashOf(after[at] ?? '')), changed));
  return dist;
}

test('pictures are the same to the byte each time, and one changed variable shows in exactly the picture that has it', async ({ browser }) => {
  const first = await album('first');
  expect(await shoot({ browser, dist: builtSite.folder, subjects, album: first })).toMatchObject({ made: 2, kept: 0 });
  const second = await album('second');
  await shoot({ browser, dist: builtSite.folder, subjects, album: second });
  for (const id of [evergreen, midnight]) {
    const picture = await readFile(first.fileOf(id));
    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture.equals(await readFile(second.fileOf(id)))).toBe(true);
  }
  expect(await readdir(join(folder, 'first/pictures'))).toHaveLength(2);
  expect(await compare(browser, first, second, subjects)).toEqual([]);

  const changed = await album('changed');
  await shoot({ browser, dist: await repainted(), subjects, album: changed });
  const [change, ...others] = await compare(browser, first, changed, subjects);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'changed', subject: { theme: 'evergreen' } });
  // At least the ground of the footer has changed, and not everything: the words on it keep their colour.
  const share = change?.kind === 'changed' ? change.difference.share : 0;
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(1);
});

test('what is there is kept, of the same build alone', async ({ browser }) => {
  const one = subjects.slice(0, 1);
  await shoot({ browser, dist: builtSite.folder, subjects: one, album: await album('kept') });
  // Stopped and started again: the other is made, this one is not.
  expect(await shoot({ browser, dist: builtSite.folder, subjects, album: await album('kept') })).toMatchObject({ made: 1, kept: 1 });
  expect(await shoot({ browser, dist: builtSite.folder, subjects: one, others: subjects, album: await album('kept'), fresh: true })).toMatchObject({ made: 1, kept: 0 });
  expect((await album('kept')).entries.size).toBe(2);
  expect(await shoot({ browser, dist: await repainted(), subjects: one, others: subjects, album: await album('kept') })).toMatchObject({ made: 1, kept: 0 });
  expect([...(await album('kept')).entries.keys()]).toEqual([evergreen]);
});
