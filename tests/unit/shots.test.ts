import { describe, expect, test } from 'vitest';
import { themeNames } from '@uno/tokens/names';
import { entriesIn, type Entry } from '../../scripts/shots/album.ts';
import { choose, valuesOf } from '../../scripts/shots/choose.ts';
import { satisfies } from '../../scripts/shots/commit.ts';
import { type Bitmap, differenceOf } from '../../scripts/shots/compare.ts';
import { comparisonPage, percent } from '../../scripts/shots/comparison.ts';
import { contactSheet } from '../../scripts/shots/sheet.ts';
import { staleIn } from '../../scripts/shots/shoot.ts';
import { idOf, type PageEntry, type Subject, subjectsOf, windows } from '../../scripts/shots/subjects.ts';
import { locales } from '../../site/i18n/locale.ts';
import { type StateName, stateNames } from '../../site/src/pages/states.ts';
import { business } from '../../site/business.ts';

const pages: readonly PageEntry[] = [
  { name: 'home', path: '/', states: ['services-menu', 'mobile-menu', 'language-chosen'] },
  { name: 'quote', path: '/get-quote', states: ['errors', 'filled', 'draft', 'sending', 'offline', 'limit', 'success', 'diagnostics', 'diagnostics-down'] },
  { name: 'contact', path: '/contact', states: ['wake-failed', 'not-sent'] },
  { name: 'blog', path: '/blog', states: ['narrowed', 'nothing-left'] },
  { name: 'notFound', path: '/404', states: [] },
];
const all = subjectsOf(pages);
const ids = (subjects: readonly Subject[]) => subjects.map(idOf);

describe('what is photographed', () => {
  test('every page as it arrives: each width, each theme, both languages', () => {
    const arrivals = all.filter(({ state }) => state === 'arrival');
    expect(arrivals).toHaveLength(pages.length * windows.length * themeNames.length * locales.length);
    for (const { name } of pages) {
      for (const { width } of windows) {
        for (const theme of themeNames) {
          for (const language of ['en', 'fr']) expect(ids(arrivals)).toContain(`${name}-arrival-${width}-${theme}-${language}`);
        }
      }
    }
  });

  test('the states that a page has, and no others', () => {
    const statesOf = (name: string) => new Set(all.filter(({ page }) => page.name === name).map(({ state }) => state));
    for (const { name, states } of pages) expect(statesOf(name)).toEqual(new Set(['arrival', ...states]));
  });

  test('every state in every theme, but what has the colours of a picture that is there', () => {
    const doubles: readonly StateName[] = ['language-chosen', 'draft', 'offline', 'limit'];
    for (const name of stateNames) {
      const themes = new Set(all.filter(({ state }) => state === name).map(({ theme }) => theme));
      expect(themes, name).toEqual(new Set(doubles.includes(name) ? ['evergreen'] : themeNames));
    }
  });

  test('no two pictures have one name, and no two kinds share a value', () => {
    expect(new Set(ids(all)).size).toBe(all.length);
    const values = valuesOf(all).flatMap(([, own]) => own);
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('--only', () => {
  test('nothing asked for is everything', () => {
    expect(choose(all, [])).toEqual(all);
  });

  test('two of a kind are either, two kinds are both', () => {
    expect(ids(choose(all, ['notFound', '360', '768', 'midnight', 'fr']))).toEqual(['notFound-arrival-360-midnight-fr', 'notFound-arrival-768-midnight-fr']);
  });

  test('knows * and takes no notice of capitals', () => {
    expect(new Set(choose(all, ['*-MENU']).map(({ state }) => state))).toEqual(new Set(['services-menu', 'mobile-menu']));
    expect(() => choose(all, ['me.u'])).toThrow('matches no picture');
  });

  test('refuses what matches nothing, saying what there is', () => {
    expect(() => choose(all, ['home', '390'])).toThrow(
      /^--only 390 matches no picture: say a page \(home, .*\), state \(arrival, .*\), width \(360, 768, 1280, 1920\), theme \(evergreen, .*\), language \(en, fr\)\.$/,
    );
  });

  test('refuses what nothing is all of', () => {
    expect(() => choose(all, ['mobile-menu', '1920'])).toThrow('No picture is all of --only mobile-menu --only 1920: leave one out');
  });
});

describe('what is kept', () => {
  const [subject] = choose(all, ['notFound', '360', 'brick', 'en']);
  const entry: Entry = { sourceHash: 'now', hash: 'h', width: 1, height: 1, cut: false, bytes: 1 };
  const stale = (entries: Record<string, Entry>, sourceHash: string) =>
    staleIn(new Map(Object.entries(entries)), subject ? [subject] : [], (_: PageEntry) => Promise.resolve(sourceHash));

  test('a picture of the same build', async () => {
    expect(await stale({ 'notFound-arrival-360-brick-en': entry }, 'now')).toEqual([]);
  });

  test('not one of another build, nor one that nobody asks for any more', async () => {
    expect(await stale({ 'notFound-arrival-360-brick-en': entry }, 'later')).toEqual(['notFound-arrival-360-brick-en']);
    expect(await stale({ 'removed-arrival-360-brick-en': entry }, 'now')).toEqual(['removed-arrival-360-brick-en']);
  });

  test('nothing, when the record can’t be read', () => {
    expect(entriesIn('{"a": {"fingerp').size).toBe(0);
    expect(entriesIn('{"a": 1}').size).toBe(0);
    expect(entriesIn(JSON.stringify({ a: entry })).get('a')).toEqual(entry);
  });
});

describe('how much differs', () => {
  const bitmap = (width: number, height: number, paint: Record<number, number> = {}): Bitmap => {
    const pixels = new Uint32Array(width * height).fill(7);
    for (const [at, value] of Object.entries(paint)) pixels[Number(at)] = value;
    return { width, height, pixels };
  };

  test('nothing, when nothing does', () => {
    expect(differenceOf(bitmap(10, 10), bitmap(10, 10)).share).toBe(0);
  });

  test('a pixel by the least there is, and where', () => {
    expect(differenceOf(bitmap(10, 10), bitmap(10, 10, { 23: 8, 45: 6 }))).toEqual({ share: 0.02, box: { left: 3, top: 2, right: 6, bottom: 5 } });
  });

  test('what only the higher or the wider one has', () => {
    expect(differenceOf(bitmap(10, 5), bitmap(10, 10))).toEqual({ share: 0.5, box: { left: 0, top: 5, right: 10, bottom: 10 } });
    expect(differenceOf(bitmap(10, 10), bitmap(8, 10)).share).toBe(0.2);
  });

  test('is said in per cent, and never as nothing', () => {
    expect([0.5, 0.0042, 0.00000001].map(percent)).toEqual(['50.0 %', '0.42 %', 'less than 0.01 %']);
  });
});

describe('the packages of another commit', () => {
  const lock = (packages: object) => JSON.stringify({ packages });

  test('are this tree’s when they are the ones it asks for', () => {
    const installed = lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/more': { version: '2.0.0' } });
    expect(satisfies(installed, lock({ '': { name: 'uno' }, 'node_modules/a': { version: '1.0.0' }, 'node_modules/elsewhere': { version: '1.0.0', optional: true } }))).toBe(true);
    expect(satisfies(installed, lock({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false);
    expect(satisfies(installed, lock({ 'node_modules/b': { version: '1.0.0' } }))).toBe(false);
  });
});

describe('the documents', () => {
  const [template] = all;
  const hostile: Subject | undefined = template && { ...template, page: { name: '<b>"&\'', path: '/b', states: [] } };
  const entry: Entry = { sourceHash: 'f', hash: 'h', width: 360, height: 16_383, cut: true, bytes: 1_234_567 };

  test('write what they are told as text', async () => {
    if (!hostile) throw new Error('There is no subject.');
    const change = { subject: hostile, kind: 'changed' as const, before: entry, after: entry, difference: { share: 0.5, box: { left: 0, top: 0, right: 1, bottom: 1 } } };
    const sheet = await contactSheet([{ subject: hostile, entry }]);
    for (const page of [sheet, await comparisonPage([change], '<i>', 1, { before: '', after: '../../' })]) {
      expect(page).toContain('&lt;b&gt;&quot;&amp;&#39;');
      expect(page).not.toContain('<b>');
      expect(page).not.toContain('<i>');
    }
    expect(sheet).toContain('360 × 16383 px, 1.2 MB, cut off below');
  });

  test('name each page and state in both languages', async () => {
    const [subject] = choose(all, ['mobile-menu', '360', 'evergreen', 'fr']);
    if (!subject) throw new Error('There is no subject.');
    const sheet = await contactSheet([{ subject, entry }]);
    expect(sheet).toContain(`Commercial cleaning in ${business.city['en-CA']} <span lang="fr-CA">Entretien ménager commercial ${business.cityWith.in}</span>`);
    expect(sheet).toContain('<span lang="fr-CA">menu mobile ouvert</span>');
    expect(sheet).toContain('src="pictures/home-mobile-menu-360-evergreen-fr.webp"');
  });

  test('say so when nothing changed', async () => {
    expect(await comparisonPage([], 'main', 204, { before: '', after: '../../' })).toContain('Nothing changed: 204 pictures are the same, to the pixel.');
  });
});
