import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulate, setWidth } from './stage.ts';
import { copyStories, overflowingPages, overflowingTexts, storyOf, visibleTexts, wordsBrokenByLetter } from './storyCopies.ts';

// A component in a column of a wide window has the layout of that column's width.

/** The columns, in px: a phone, a third and seven twelfths of a page. */
const BOXES = [320, 480, 700] as const;

/** The least width of a card beside another one, in px: 10 rem. */
const LEAST_CARD = 160;

/** What asks the window on purpose (`tests/unit/widths.test.ts` has the reasons): it is as wide as the window. */
const PAGE_FURNITURE = /^(?:layout-(?:page|pageheader|section)|marketing-hero|navigation-(?:header|footer|mobilemenu|floatingcallbutton|navigationmenu))--/;

/** Items of a list that share a row, and are cards: they hold a heading. */
const narrowCards = (copy: HTMLElement): string[] =>
  [...copy.querySelectorAll('li:has(h2, h3, h4)')].flatMap((card) => {
    const { width, top, left } = card.getBoundingClientRect();
    const beside = [...(card.parentElement?.children ?? [])].some((other) => other !== card && Math.abs(other.getBoundingClientRect().top - top) < 1 && other.getBoundingClientRect().left !== left);
    return beside && width < LEAST_CARD ? [`${storyOf(copy)}: a card is ${width.toFixed()} px wide beside another one`] : [];
  });

beforeAll(async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

afterAll(async () => {
  await emulate();
});

test('in a narrow column of a wide window every component fits: nothing overflows, no word is broken by letter, no card is narrower than 10 rem', async () => {
  await setWidth(1280);
  const copies = (await copyStories()).filter((copy) => !PAGE_FURNITURE.test(storyOf(copy)));
  document.body.replaceChildren(...copies);
  await document.fonts.ready;
  const found = BOXES.flatMap((width) => {
    for (const copy of copies) copy.style.width = `${width}px`;
    const texts = copies.flatMap(visibleTexts);
    return [...copies.flatMap(overflowingPages), ...overflowingTexts(texts), ...wordsBrokenByLetter(texts), ...copies.flatMap(narrowCards)].map((remark) => `${width} px · ${remark}`);
  });
  document.body.replaceChildren();
  expect(found, found.join('\n')).toHaveLength(0);
});
