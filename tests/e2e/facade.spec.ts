import type { Page } from '@playwright/test';
import { facadeClass, TOWER_ROWS } from '@uno/drawings/facade';
import { baseSource } from '@uno/tokens';
import { desktop, expect, inEachLanguage, phone, test } from './site.ts';

const word = baseSource.duration.word.$value.value;

/** The classes of the moving parts of the street: a film of dirt for each row, the cradle, the squeegee in it. */
const movers = [...Array.from({ length: TOWER_ROWS }, (_, row) => `${facadeClass.row}${row}`), facadeClass.cradle, facadeClass.wand];

/** The animations of the document: the CSS properties that they change, the classes of their elements, and their durations. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return { properties: ['not keyframes'], classes: [], duration: 0 };
      const properties = effect.getKeyframes().flatMap(({ offset, computedOffset, easing, composite, ...changed }) => Object.keys(changed));
      return { properties, classes: [...(effect.target?.classList ?? [])], duration: effect.getTiming().duration };
    }),
  );

inEachLanguage(({ home }) => {
  for (const viewport of [phone, desktop]) {
    test(`${home} at ${viewport.width} px: only transforms and opacity are animated, on one timeline`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(home);
      await expect.poll(async () => (await animations(page)).length).toBeGreaterThan(movers.length);
      const all = await animations(page);
      expect(new Set(all.flatMap(({ properties }) => properties))).toEqual(new Set(['transform', 'opacity']));
      expect(all.flatMap(({ classes }) => classes)).toEqual(expect.arrayContaining(movers));
      // The squeegee's animation lasts a word, all others a cycle.
      expect(new Set(all.map(({ duration }) => duration))).toEqual(new Set([word, word * TOWER_ROWS]));
    });
  }
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  inEachLanguage(({ home }) => {
    test(`${home}: the street is finished: every row is clean and the crew is at the lowest`, async ({ page, parts }) => {
      await page.goto(home);
      const { films, cradle, lowest } = await page.evaluate(({ dull, cradle }) => {
        const box = (element: Element | null | undefined): DOMRect => (element?.getBoundingClientRect() ?? new DOMRect()).toJSON();
        // A film is inside its row, whose first element is the clear glass.
        const films = [...document.querySelectorAll(`.${dull}`)].map((film) => ({ film: box(film.firstElementChild), row: box(film.parentElement?.firstElementChild) }));
        return { films, cradle: box(document.querySelector(`.${cradle}`)), lowest: films.at(-1)?.row ?? box(null) };
      }, facadeClass);
      expect(films).toHaveLength(TOWER_ROWS);
      expect(films.filter(({ film, row }) => film.left < row.right - 0.5)).toEqual([]);
      // The crew is at the lowest row, with its platform at the row's bottom.
      expect(cradle.top).toBeGreaterThan(lowest.top - lowest.height / 2);
      expect(Math.abs(cradle.bottom - lowest.bottom)).toBeLessThan(lowest.height / 4);
      await expect(page.getByRole('checkbox', { name: parts.say['hero.pause'] })).toHaveCount(0);
    });
  });
});
