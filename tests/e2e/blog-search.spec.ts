import type { Page } from '@playwright/test';
import { articlesIn } from '../../site/blog/articles.ts';
import { categories } from '../../site/categories.ts';
import { hrefOf } from '../../site/routes.ts';
import { launchOptions } from '../browser.ts';
import { allText, foundText, hasWord } from './search.ts';
import { expect, hold, inEachLanguage, isAwake, on, phone, requestsFor, test } from './site.ts';

// Whole Chromium, because the headless shell moves a pointer on each new page, which is a sign of life.
test.use({ launchOptions: launchOptions('whole') });

inEachLanguage(({ locale, prefix }) => {
  const articles = articlesIn(locale);
  const titlesOf = (some: typeof articles) => some.map(({ title }) => title);
  const blog = `${prefix}/blog`;
  /** A word that only some articles have, and that is not one typing error away from another. */
  const sought = { 'en-CA': 'carpet', 'fr-CA': 'tapis' }[locale];
  const found = articles.filter((article) => hasWord(article, sought));
  const foundCount = foundText(locale, found.length, articles.length);
  /** The category that the tests filter by. */
  const category = 'cleaning-tips';
  const inCategory = articles.filter((article) => article.category === category);

  /** The parts of the blog's list page, found by their text. */
  function partsOf(page: Page) {
    const { say } = on(page, locale);
    const main = page.getByRole('main');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    return {
      say,
      field: page.getByRole('searchbox', { name: say['blog.search'] }),
      category: group(say['blog.categories']).getByRole('button', { name: say[`blog.category.${category}`], exact: true }),
      tags: group(say['blog.tags']),
      active: group(say['blog.active']),
      count: main.getByRole('status'),
      list: main.locator('[aria-busy]'),
      titles: main.getByRole('listitem').getByRole('heading', { level: 3 }),
      pages: page.getByRole('navigation', { name: say['blog.pages'] }),
    };
  }

  test(`${blog}: a reader downloads neither code nor index, and finds the newest nine`, async ({ page }) => {
    const fetched = requestsFor(page, /\.js$|\/assets\/blog-/);
    await page.goto(blog, { waitUntil: 'networkidle' });
    await expect(partsOf(page).titles).toHaveText(titlesOf(articles.slice(0, 9)));
    await expect(partsOf(page).count).toHaveText(allText(locale, articles.length));
    expect(fetched).toEqual([]);
    expect(await isAwake(page)).toBe(false);
  });

  // transcripts.spec.ts tests that the count is announced once.
  test(`${blog}: a search while typing keeps the focus and makes one history entry`, async ({ page }) => {
    await page.goto(blog);
    const { field, count, titles } = partsOf(page);
    await field.click();
    await expect.poll(() => isAwake(page)).toBe(true);
    const before = await page.evaluate(() => history.length);
    await page.keyboard.type(sought, { delay: 70 });
    await expect(titles.locator('mark').first()).toBeVisible();
    await expect(count).toHaveText(foundCount);
    await expect(page).toHaveURL(`${blog}?search=${sought}`);
    expect(titlesOf(found)).toEqual(expect.arrayContaining(await titles.allTextContents()));
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(titles).toHaveText(titlesOf(articles.slice(0, 9)));
    await page.goForward();
    await expect(field).toHaveValue(sought);
    await expect(count).toHaveText(foundCount);
  });

  test(`${blog}: what was typed while the page slept is searched for`, async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(blog);
    const { field, count } = partsOf(page);
    await field.pressSequentially(sought);
    await page.keyboard.press('Enter');
    expect(await isAwake(page)).toBe(false);
    release();
    await expect(count).toHaveText(foundCount);
    await expect(page).toHaveURL(`${blog}?search=${sought}`);
    await expect(field).toHaveValue(sought);
  });

  test(`${blog}: category and tag can be switched on and off, are in the address, and Back goes through them`, async ({ page }) => {
    await page.goto(`${blog}?page=2`);
    const { category: button, tags, list, titles } = partsOf(page);
    await expect(titles).toHaveText(titlesOf(articles.slice(9, 18)));
    const offered = await tags.getByRole('button').allTextContents();
    expect(offered.length).toBeLessThanOrEqual(12);
    const tag = inCategory.flatMap((article) => article.tags).find(({ label }) => offered.includes(label));
    const tagged = articles.filter((article) => article.tags.some(({ slug }) => slug === tag?.slug));
    const tagButton = tags.getByRole('button', { name: tag?.label ?? '', exact: true });
    const steps = [
      { press: button, query: `?category=${category}`, pressed: 'true', left: inCategory },
      { press: tagButton, query: `?category=${category}&tag=${tag?.slug}`, pressed: 'true', left: inCategory.filter((article) => tagged.includes(article)) },
      { press: button, query: `?tag=${tag?.slug}`, pressed: 'false', left: tagged },
      { press: tagButton, query: '', pressed: 'false', left: articles },
    ];
    for (const { press, query, pressed, left } of steps) {
      await press.click();
      // Heading, count and cards change in one step.
      await expect(list).toHaveAttribute('aria-busy', 'false');
      expect(await titles.allTextContents()).toEqual(titlesOf(left.slice(0, 9)));
      await expect(page).toHaveURL(blog + query);
      await expect(press).toHaveAttribute('aria-pressed', pressed);
      await expect(press).toBeFocused();
    }
    for (const { query, left } of steps.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(blog + query);
      await expect(titles).toHaveText(titlesOf(left.slice(0, 9)));
    }
    await page.goBack();
    await expect(page).toHaveURL(`${blog}?page=2`);
    await expect(titles).toHaveText(titlesOf(articles.slice(9, 18)));
  });

  test(`${blog}: the chips name the active filters and remove one or all of them`, async ({ page }) => {
    await page.goto(`${blog}?search=${sought}&category=${category}`);
    const { say, active, count, field } = partsOf(page);
    await active.getByRole('button', { name: say['blog.remove'].replace('{filter}', say[`blog.category.${category}`]) }).click();
    await expect(page).toHaveURL(`${blog}?search=${sought}`);
    await expect(count).toHaveText(foundCount);
    await active.getByRole('button', { name: say['blog.clearAll'] }).click();
    await expect(page).toHaveURL(blog);
    await expect(field).toHaveValue('');
    await expect(active).toContainText(say['blog.noActive']);
    await expect(active).toBeFocused();
  });

  test(`${blog}: Previous and Next end where the list ends, and the next page is read from its heading`, async ({ page }) => {
    // More than nine articles have this word.
    const many = { 'en-CA': 'building', 'fr-CA': 'immeuble' }[locale];
    const all = articles.filter((article) => hasWord(article, many));
    await page.goto(`${blog}?search=${many}`);
    const { say, count, pages, titles } = partsOf(page);
    await expect(count).toHaveText(foundText(locale, all.length, articles.length));
    const previous = pages.getByRole('link', { name: say['blog.previous'] });
    const next = pages.getByRole('link', { name: say['blog.next'] });
    await expect(titles).toHaveCount(9);
    await expect(previous).toBeDisabled();
    // A link that moves as it comes into sight moves away from a press.
    const top = () => pages.evaluate((part) => part.getBoundingClientRect().top + scrollY);
    const before = await top();
    await next.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await top()).toBe(before);
    // A screen reader reads the heading's text at the moment when it gets the focus.
    await page.evaluate(() => addEventListener('focusin', ({ target }) => target instanceof HTMLHeadingElement && (document.documentElement.dataset['read'] = target.textContent)));
    await next.click();
    await expect(page).toHaveURL(`${blog}?search=${many}&page=2`);
    await expect(titles).toHaveCount(all.length - 9);
    await expect(next).toBeDisabled();
    await expect(page.getByRole('heading', { level: 2, name: say['blog.narrowedPage'].replace('{page}', '2') })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-read', say['blog.narrowedPage'].replace('{page}', '2'));
    await previous.click();
    await expect(page).toHaveURL(`${blog}?search=${many}`);
  });

  test(`${blog}: if nothing is found both sentences say so, and a link clears the filters`, async ({ page }) => {
    await page.goto(`${blog}?search=xyzzyq`);
    const [none, filters, clear] = {
      'en-CA': ['No articles found matching your criteria.', 'No articles match your current filters.', 'Clear filters'] as const,
      'fr-CA': ['Aucun article ne répond à vos critères.', 'Aucun article ne correspond aux filtres choisis.', 'Effacer les filtres'] as const,
    }[locale];
    const { say, count, titles } = partsOf(page);
    await expect(count).toHaveText(none);
    await expect(page.getByText(filters)).toBeVisible();
    const suggestions = page.getByText(say['blog.noneWays']).locator('+ ul').getByRole('link');
    expect(await suggestions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      ...Object.keys(categories).filter((slug) => articles.some((article) => article.category === slug)).map((slug) => hrefOf('blogCategory', locale, { category: slug })),
      hrefOf('contact', locale),
    ]);
    await page.getByRole('link', { name: clear }).click();
    await expect(page).toHaveURL(blog);
    await expect(titles).toHaveText(titlesOf(articles.slice(0, 9)));
    await expect(page.getByRole('heading', { level: 2, name: say['blog.articles'] })).toBeFocused();
  });

  test(`${blog}: if the index does not load, the page says so, keeps what was typed, and can try again`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(blog);
    await page.route(/\/assets\/blog-/, (route) => route.abort());
    const { say, field, count, titles } = partsOf(page);
    await field.fill(sought);
    const alert = page.getByRole('alert').filter({ hasText: say['blog.notSearched'] });
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue(sought);
    await expect(titles).toHaveCount(9);
    await page.unroute(/\/assets\/blog-/);
    await alert.getByRole('button', { name: say['blog.tryAgain'] }).click();
    await expect(count).toHaveText(foundCount);
    await expect(alert).toBeHidden();
  });
});
