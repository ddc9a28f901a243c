import type { Page } from '@playwright/test';
import { facadeClass, TOWER_ROWS } from '@uno/drawings/facade';
import { baseSource } from '@uno/tokens';
import { desktop, expect, inEachLanguage, on, phone, test } from './site.ts';

const word = baseSource.duration.word.$value.value;

/** The classes of what moves in the street: a film for each row, the cradle, the squeegee in it. */
const movers = [...Array.from({ length: TOWER_ROWS }, (_, row) => `${facadeClass.row}${row}`), facadeClass.cradle, facadeClass.wand];

/** What the animations of the document change, with the classes of what they move. */
const animated = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return { properties: ['not keyframes'], classes: [], duration: 0 };
      return {
        properties: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
        classes: [...(effect.target?.classList ?? [])],
        duration: effect.getTiming().duration,
      };
    }),
  );

/** What a keyframe says beside the properties that it changes. */
const WHEN = ['offset', 'computedOffset', 'easing', 'composite'];

inEachLanguage(({ home }) => {
  for (const viewport of [phone, desktop]) {
    test.describe(`${home} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('nothing but transforms and opacity moves, on one timeline', async ({ page }) => {
        await page.goto(home);
        await expect.poll(async () => (await animated(page)).length).toBeGreaterThan(movers.length);
        const all = await animated(page);
        const changed = all.flatMap(({ properties }) => properties).filter((property) => !WHEN.includes(property));
        expect(new Set(changed)).toEqual(new Set(['transform', 'opacity']));
        expect(movers.filter((mover) => !all.some(({ classes }) => classes.includes(mover)))).toEqual([]);
        // The squeegee comes back with each word, everything else with each cycle.
        expect(new Set(all.map(({ duration }) => duration))).toEqual(new Set([word, word * TOWER_ROWS]));
      });
    });
  }
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  inEachLanguage(({ home, locale }) => {
    test(`${home}: the street stands finished, every row clear and the crew at the lowest`, async ({ page }) => {
      await page.goto(home);
      const { films, cradle, lowest } = await page.evaluate(({ dull, cradle }) => {
        const box = (element: Element | null | undefined) => {
          const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
          return { left: Math.round(left), right: Math.round(right), top, bottom };
        };
        // A film lies in its row, whose first plane is the clear glass.
        const films = [...document.querySelectorAll(`.${dull}`)].map((film) => ({ film: box(film.firstElementChild), row: box(film.parentElement?.firstElementChild) }));
        return { films, cradle: box(document.querySelector(`.${cradle}`)), lowest: films.at(-1)?.row ?? box(null) };
      }, facadeClass);
      expect(films).toHaveLength(TOWER_ROWS);
      expect(films.filter(({ film, row }) => film.left < row.right)).toEqual([]);
      // The crew stands before the lowest row, its platform at the foot of it.
      const height = lowest.bottom - lowest.top;
      expect(cradle.top).toBeGreaterThan(lowest.top - height / 2);
      expect(Math.abs(cradle.bottom - lowest.bottom)).toBeLessThan(height / 4);
      await expect(page.getByRole('checkbox', { name: on(page, locale).say['hero.pause'] })).toHaveCount(0);
    });
  });
});
