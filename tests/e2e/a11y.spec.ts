import type { Page } from '@playwright/test';
import { inPage, runChecks } from '../../packages/audit/src/bundle.ts';
import { defaultTheme, themeNames } from '@uno/tokens/names';
import { stateSteps } from '../../scripts/shots/reach.ts';
import { states } from '../../scripts/shots/subjects.ts';
import { showFirstTestimonials } from '../../scripts/shots/testimonials.ts';
import { type BuiltPage, firstOfEach } from '../../site/manifest.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import type { StateName } from '../../site/src/pages/states.ts';
import { THEME_RULES } from '../steps/theme-rules.ts';
import { everywhere } from '../everywhere.ts';
import { ibmFindings, violations } from './axe.ts';
import { fill } from './form.ts';
import { furtherArticles, pagesToTry, pathTo } from './pages.ts';
import { expect, on, phone, test } from './site.ts';

/** With `UNO_EVERYWHERE` both languages. Else axe checks English pages, and the layout is tested in French, whose words are longer. */
const inLanguages = (locale: Locale): readonly Locale[] => (everywhere ? locales : [locale]);

/** The themes in which axe checks only the colours; pages open in the default theme. */
const otherThemes = themeNames.filter((name) => name !== defaultTheme);

/** A state of a page, and how to reach it. */
interface View {
  readonly what: string;
  /** The path to open. */
  readonly path: string;
  readonly viewport?: { width: number; height: number } | undefined;
  readonly reach?: (page: Page) => Promise<void>;
}

/** States that few people meet, or that show only components whose stories axe checks. */
const rareStates: readonly StateName[] = ['sending', 'offline', 'limit', 'wake-failed', 'not-sent', 'diagnostics-down', 'diagnostics', 'draft', 'language-chosen', 'nothing-left'];

/**
 * A page in each of its states, on a phone if the state is photographed there. With `UNO_EVERYWHERE` also the page as it
 * opens, which axe has checked in its story; and one page of each family on a phone.
 */
const viewsOf = ({ name, path, locale, states: own }: BuiltPage): readonly View[] => [
  ...(everywhere ? [{ what: path, path }] : []),
  ...(everywhere && firstOfEach(pagesToTry(locale), 'family').some((first) => first.path === path) ? [{ what: `${path} on a phone`, path, viewport: phone }] : []),
  ...own.filter((state) => everywhere || !rareStates.includes(state)).map((state) => ({
    what: `${path}: ${state}`,
    path: pathTo(name, (stateSteps[state].from ?? ((same) => same))(locale)),
    viewport: states[state].themes[360] && phone,
    reach: (page: Page) => stateSteps[state].reach({ page, locale }),
  })),
];

/** The views in a language: the further articles differ only in their text. */
const viewsIn = (locale: Locale): readonly View[] => [
  ...pagesToTry(locale).flatMap(viewsOf),
  ...furtherArticles(locale).map(({ path }) => ({ what: path, path })),
  { what: 'quote: errors, on a desktop', path: pathTo('quote', locale), reach: (page) => stateSteps.errors.reach({ page, locale }) },
  {
    what: 'quote: everything shown',
    path: pathTo('quote', locale),
    reach: (page) => fill(page, locale, { service: 'post-construction', cleanupStage: ['rough'], frequency: 'weekly', days: ['Mon'] }),
  },
];

test.describe(everywhere ? 'axe and IBM’s checker find nothing' : 'axe finds nothing', () => {
  // Nothing fades while it is being measured.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const locale of inLanguages('en-CA')) {
    for (const { what, path, viewport, reach } of viewsIn(locale)) {
      test(`${locale}: ${what}`, async ({ page }) => {
        if (viewport) await page.setViewportSize(viewport);
        await page.goto(path);
        await page.evaluate(showFirstTestimonials);
        await reach?.(page);
        // axe checks the whole page at once. The phone's call button covers the page only once it is scrolled, as reaching
        // a state does, so it is hidden here; its story checks it.
        if (reach) await page.evaluate((name) => [...document.querySelectorAll('aside')].find(({ textContent }) => textContent.trim() === name)?.style.setProperty('display', 'none'), on(page, locale).say['nav.call']);
        expect(await violations(page)).toEqual([]);
        expect((await runChecks(page, 'lists')).results, 'lists that Safari does not expose').toEqual([]);
        if (!everywhere) return;
        expect(await ibmFindings(page), 'IBM Equal Access').toEqual([]);
        // Colours do not depend on the language: French pages are enough.
        for (const theme of locale === 'fr-CA' ? otherThemes : []) {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
          expect(await violations(page, THEME_RULES), theme).toEqual([]);
        }
      });
    }
  }
});

/** The windows of a zoomed page: 1,280 px at 400 %, and at 200 %. */
const zoomedWindows = [{ width: 320, height: 256 }, ...(everywhere ? [{ width: 640, height: 400 }] : [])];

/** Nothing scrolls sideways in a zoomed window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const viewport of zoomedWindows) {
    await page.setViewportSize(viewport);
    expect((await runChecks(page, 'reflow')).results, `${viewport.width} px`).toEqual([]);
  }
}

for (const locale of inLanguages('fr-CA')) {
  for (const { path } of [...pagesToTry(locale), ...furtherArticles(locale)]) {
    test(`${path}, zoomed: nothing scrolls sideways, with or without WCAG 1.4.12 text spacing`, async ({ page }) => {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await inPage(page, 'setTextSpacing', true);
      await expectNoSidewaysScroll(page);
    });
  }

  const quote = pathTo('quote', locale);

  test(`${quote}: no animation lasts longer than five seconds`, async ({ page }) => {
    await page.goto(quote);
    expect(await inPage(page, 'longAnimations')).toEqual([]);
  });
}
