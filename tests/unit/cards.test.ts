import { openTypefaces, TITLE, typesetTitle } from '@uno/drawings/card';
import { expect, test } from 'vitest';
import { cardOf } from '../../site/build/cards.ts';

const faces = await openTypefaces();
const tracking = -0.03;
const widest = (lines: readonly string[], size: number) => Math.max(...lines.map((line) => faces.display.width(line, { size, tracking })));

const heads = import.meta.glob<Readonly<Record<string, string>> | undefined>('../../site/content/{en,fr}/*.ts', { eager: true, import: 'head' });

/** Every page's title: the string `head.<page>.title`. */
const cards = Object.entries(heads).flatMap(([path, head = {}]) =>
  Object.entries(head).flatMap(([key, title]) => {
    const name = /^head\.(\w+)\.title$/.exec(key)?.[1];
    const locale = path.includes('/content/fr/') ? 'fr-CA' : 'en-CA';
    return name === undefined ? [] : [{ name, locale, card: cardOf({ title, locale, picture: 'home' }) }];
  }),
);

/** Titles that later pages and articles may have, and extreme ones. */
const hostile = [
  'Nettoyage de conduits et de systèmes de ventilation à Montréal',
  'Calcium, bottes et hall d’entrée\u00a0: comment garder un plancher «\u00a0clair\u00a0» de novembre à avril',
  'What a 2-hour answer looks like on a Tuesday night in February, told by the crew of a tower on Sherbrooke Street',
  'Anticonstitutionnellement',
  'Anticonstitutionnellementanticonstitutionnellement',
  'Œuvre',
  'à de et un le la du en au ou où si ne se ce',
  Array.from({ length: 300 }, () => 'mot').join(' '),
];

test.each([...cards.map(({ card }) => card.title), ...hostile].map((title) => ({ title, name: title.slice(0, 60) })))('the title of a social picture fits: $name', ({ title }) => {
  const { lines, size } = typesetTitle(title, faces);
  expect([1, 2, 3]).toContain(lines.length);
  expect(widest(lines, size)).toBeLessThanOrEqual(TITLE.width);
  expect(TITLE.sizes).toContain(size);
});

test.each(cards)('the title of a social picture is complete, large, and leaves no short last line: $name in $locale', ({ name, locale, card }) => {
  const advice = `“${card.title}” on the picture for social networks: shorten head.${name}.title (${locale}), or choose words that break into lines of like length`;
  const { lines, size } = typesetTitle(card.title, faces);
  expect(lines.join(' '), advice).toBe(card.title);
  // That is 15 px in a chat that shows the picture 300 px wide.
  expect(size, advice).toBeGreaterThanOrEqual(60);
  expect(widest(lines.slice(-1), size), advice).toBeGreaterThan(widest(lines, size) * 0.4);
});

test('the title of a social picture is cut after a meaningful word, and never between a guillemet and its word', () => {
  const { lines } = typesetTitle(hostile[1] ?? '', faces);
  expect(lines.at(-1)).toMatch(/\S{4,}…$|»…$/);
  expect(lines.join('\n')).not.toMatch(/«$|^»|^:/m);
});
