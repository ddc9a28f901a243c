import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { emulate, setWidth } from './stage.ts';
import { brokenWords, copyStories, overflowingPages, overflowingTexts, visibleTexts } from './storyCopies.ts';

// Every text of every component becomes one long word.

/** Stories that lay the same texts out in another way than the *Default* story of their component. */
const OTHER_LAYOUTS = new Set(['forms-checkboxgroup--panes', 'forms-radiogroup--long-words', 'layout-section--header', 'layout-pageheader--words-alone', 'marketing-calltoaction--without-picture']);

/** 22 and 15 letters. */
const WORDS = ['Leistungsverzeichnisse', 'Röntgenaufnahme'] as const;
const WIDTHS = [320, 900, 1280] as const;
/** The browser's letters, in px: the usual size and twice that (WCAG 1.4.4). Media queries follow them. */
const LETTERS = [16, 32] as const;

const setLetters = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard } });

beforeAll(async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});

afterAll(async () => {
  await setLetters(16);
  await emulate();
});

test('a long word is in its box in every text of every component', async () => {
  await setLetters(16);
  await setWidth(1280);
  const copies = await copyStories(OTHER_LAYOUTS);
  const found: string[] = [];
  const texts = copies.flatMap(visibleTexts);
  for (const letters of LETTERS) {
    await setLetters(letters);
    for (const width of WIDTHS) {
      await setWidth(width);
      for (const word of WORDS) {
        for (const text of texts) text.data = text.data.replace(/\S.*\S|\S/s, word);
        const remarks = [...copies.flatMap(overflowingPages), ...overflowingTexts(texts), ...brokenWords(texts)];
        found.push(...remarks.map((remark) => `${word} · ${width} px · letters of ${letters} px · ${remark}`));
      }
    }
  }
  document.body.replaceChildren();
  expect(found, found.join('\n')).toHaveLength(0);
});
