import { categories } from '../../site/categories.ts';
import { hrefOf } from '../../site/routes.ts';
import { tagsByCount } from '../../site/blog/tags.ts';
import { isSignificantWord } from '../../site/blog/search/searchWords.ts';
import { wordsOf } from '../../site/blog/search/words.ts';
import { launchOptions } from '../browser.ts';
import { foundText, hasWord as has } from './search.ts';
import { expect, hold, inEachLanguage, isAwake, phone, test } from './site.ts';
import { words } from './words.ts';
import { announcements, blogIndex, articlesByLocale, recordAnnouncements, SOUGHT } from './blogIndex.ts';

// Whole Chromium, because the headless shell moves a pointer on each new page, which is a sign of life.
test.use({ launchOptions: launchOptions('whole') });

inEachLanguage(({ locale, prefix }) => {
  const articles = articlesByLocale[locale];
  const blog = `${prefix}/blog`;
  const t = words[locale];
  const sought = SOUGHT[locale];
  const found = articles.filter((article) => has(article, sought));
  const countText = (count: number) => foundText(locale, count, articles.length);
  /** The category that the tests filter by. */
  const category = 'cleaning-tips';
  const inCategory = articles.filter((article) => article.category === category);

  test(`${blog}: a reader downloads neither code nor index, and finds the newest nine`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto(blog);
    await expect(blogIndex(page, locale).titles).toHaveText(articles.slice(0, 9).map(({ title }) => title));
    await expect(blogIndex(page, locale).count).toHaveText(t['blog.count.other'].replace('{count}', String(articles.length)));
    await page.waitForLoadState('networkidle');
    expect(sent.filter((path) => /\.js$|\/assets\/blog-/.test(path))).toEqual([]);
    expect(await isAwake(page)).toBe(false);
  });

  test(`${blog}: a search while typing keeps the focus, announces the count once and makes one history entry`, async ({ page }) => {
    await page.clock.install();
    await page.goto(blog);
    const { field, list, count, titles } = blogIndex(page, locale);
    await field.click();
    await expect.poll(() => isAwake(page)).toBe(true);
    await recordAnnouncements(page);
    const before = await page.evaluate(() => history.length);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (const letter of sought) {
      await page.keyboard.type(letter);
      await expect(list).toHaveAttribute('aria-busy', 'false');
      await page.clock.runFor(70);
    }
    await expect(titles.locator('mark').first()).toBeVisible();
    expect(await announcements(page), 'while typing').toEqual([]);
    await page.clock.resume();
    await expect(count).toHaveText(countText(found.length));
    await expect(page).toHaveURL(`${blog}?search=${sought}`);
    expect((await titles.allTextContents()).every((title) => found.some((article) => article.title === title))).toBe(true);
    await expect(field).toBeFocused();
    expect(await announcements(page)).toEqual([countText(found.length)]);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(titles).toHaveText(articles.slice(0, 9).map(({ title }) => title));
    await page.goForward();
    await expect(field).toHaveValue(sought);
    await expect(count).toHaveText(countText(found.length));
  });

  test(`${blog}: what was typed while the page slept is searched for`, async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(blog);
    const { field, count } = blogIndex(page, locale);
    await field.pressSequentially(sought);
    await page.keyboard.press('Enter');
    expect(await isAwake(page)).toBe(false);
    release();
    await expect(count).toHaveText(countText(found.length));
    await expect(page).toHaveURL(`${blog}?search=${sought}`);
    await expect(field).toHaveValue(sought);
  });

  test(`${blog}: category and tag can be switched on and off, are in the address, and Back goes through them`, async ({ page }) => {
    await page.goto(`${blog}?page=2`);
    const view = blogIndex(page, locale);
    await expect(view.titles).toHaveText(articles.slice(9, 18).map(({ title }) => title));
    await view.category(category).click();
    await expect(page).toHaveURL(`${blog}?category=${category}`);
    await expect(view.category(category)).toHaveAttribute('aria-pressed', 'true');
    await expect(view.category(category)).toBeFocused();
    await expect(view.titles).toHaveText(inCategory.map(({ title }) => title));
    const offered = await page.getByRole('group', { name: t['blog.tags'], exact: true }).getByRole('button').allTextContents();
    expect(offered.length).toBeLessThanOrEqual(12);
    const tag = inCategory.flatMap(({ tags }) => tags).find(({ label }) => offered.includes(label));
    const both = inCategory.filter(({ tags }) => tags.some(({ slug }) => slug === tag?.slug));
    await view.tag(tag?.label ?? '').click();
    await expect(page).toHaveURL(`${blog}?category=${category}&tag=${tag?.slug}`);
    await expect(view.titles).toHaveText(both.map(({ title }) => title));
    await view.category(category).click();
    await expect(view.category(category)).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(`${blog}?tag=${tag?.slug}`);
    await page.goBack();
    await expect(view.titles).toHaveText(both.map(({ title }) => title));
    await page.goBack();
    await expect(view.titles).toHaveText(inCategory.map(({ title }) => title));
    await page.goBack();
    await expect(page).toHaveURL(`${blog}?page=2`);
    await expect(view.titles).toHaveText(articles.slice(9, 18).map(({ title }) => title));
  });

  test(`${blog}?page=2: switching a category and a tag on and off leaves exactly the counted cards`, async ({ page }) => {
    await page.goto(`${blog}?page=2`);
    const view = blogIndex(page, locale);
    await expect(view.titles).toHaveText(articles.slice(9).map(({ title }) => title));
    const [tag] = tagsByCount(articles);
    if (!tag) throw new Error('The blog has no tags.');
    const green = articles.filter((article) => article.category === 'sustainability');
    const tagged = articles.filter(({ tags }) => tags.some(({ slug }) => slug === tag.slug));
    const presses = [
      { button: view.category('sustainability'), left: green },
      { button: view.category('sustainability'), left: articles },
      { button: view.tag(tag.label), left: tagged },
      { button: view.tag(tag.label), left: articles },
    ];
    for (const { button, left } of presses) {
      await button.click();
      // Heading, count and cards change in one step.
      await expect(view.list).toHaveAttribute('aria-busy', 'false');
      expect(await view.titles.allTextContents()).toEqual(left.slice(0, 9).map(({ title }) => title));
    }
  });

  test(`${blog}: the chips name the active filters and remove one or all of them`, async ({ page }) => {
    await page.goto(`${blog}?search=${sought}&category=${category}`);
    const { active, count, field } = blogIndex(page, locale);
    const label = t[`blog.category.${category}`];
    await active.getByRole('button', { name: t['blog.remove'].replace('{filter}', label) }).click();
    await expect(page).toHaveURL(`${blog}?search=${sought}`);
    await expect(count).toHaveText(countText(found.length));
    await active.getByRole('button', { name: t['blog.clearAll'] }).click();
    await expect(page).toHaveURL(blog);
    await expect(field).toHaveValue('');
    await expect(active).toContainText(t['blog.noActive']);
    await expect(active).toBeFocused();
  });

  test(`${blog}: Previous and Next end where the list ends, and the next page is read from its heading`, async ({ page }) => {
    const fills = (word: string) => articles.filter((article) => has(article, word)).length > 9;
    const many = wordsOf(articles[0]?.text ?? '').find((word) => word.length > 3 && !/[sx]$/.test(word) && isSignificantWord(word, locale) && fills(word)) ?? '';
    const all = articles.filter((article) => has(article, many));
    await page.goto(`${blog}?search=${many}`);
    const { pages, titles } = blogIndex(page, locale);
    const previous = pages.getByRole('link', { name: t['blog.previous'] });
    const next = pages.getByRole('link', { name: t['blog.next'] });
    await expect(titles).toHaveCount(9);
    await expect(previous).toBeDisabled();
    // A screen reader reads the heading's text at the moment when it gets the focus.
    await page.evaluate(() => addEventListener('focusin', ({ target }) => target instanceof HTMLHeadingElement && (document.documentElement.dataset['read'] = target.textContent)));
    await next.click();
    await expect(page).toHaveURL(`${blog}?search=${many}&page=2`);
    await expect(titles).toHaveCount(all.length - 9);
    await expect(next).toBeDisabled();
    await expect(page.getByRole('heading', { level: 2, name: t['blog.narrowedPage'].replace('{page}', '2') })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-read', t['blog.narrowedPage'].replace('{page}', '2'));
    await previous.click();
    await expect(page).toHaveURL(`${blog}?search=${many}`);
  });

  test(`${blog}: if nothing is found both sentences say so, and a link clears the filters`, async ({ page }) => {
    await page.goto(`${blog}?search=xyzzyq`);
    const [none, filters, clear] =
      locale === 'fr-CA'
        ? ['Aucun article ne répond à vos critères.', 'Aucun article ne correspond aux filtres choisis.', 'Effacer les filtres']
        : ['No articles found matching your criteria.', 'No articles match your current filters.', 'Clear filters'];
    const { count, titles } = blogIndex(page, locale);
    await expect(count).toHaveText(none);
    await expect(page.getByText(filters)).toBeVisible();
    const suggestions = page.getByText(t['blog.noneWays']).locator('+ ul').getByRole('link');
    expect(await suggestions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      ...Object.keys(categories).filter((slug) => articles.some((article) => article.category === slug)).map((slug) => hrefOf('blogCategory', locale, { category: slug })),
      hrefOf('contact', locale),
    ]);
    await page.getByRole('link', { name: clear }).click();
    await expect(page).toHaveURL(blog);
    await expect(titles).toHaveText(articles.slice(0, 9).map(({ title }) => title));
    await expect(page.getByRole('heading', { level: 2, name: t['blog.articles'] })).toBeFocused();
  });

  test(`${blog}: if the index does not load, the page says so, keeps what was typed, and can try again`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(blog);
    await page.route(/\/assets\/blog-/, (route) => route.abort());
    const { field, count, titles } = blogIndex(page, locale);
    await field.fill(sought);
    const alert = page.getByRole('alert').filter({ hasText: t['blog.notSearched'] });
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue(sought);
    await expect(titles).toHaveCount(9);
    await page.unroute(/\/assets\/blog-/);
    await alert.getByRole('button', { name: t['blog.tryAgain'] }).click();
    await expect(count).toHaveText(countText(found.length));
    await expect(alert).toBeHidden();
  });
});
