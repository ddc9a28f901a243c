import { articlesIn } from '../../site/blog/articles.ts';
import { serviceOfArticle } from '../../site/blog/serviceOfArticle.ts';
import { tagsByCount } from '../../site/blog/tags.ts';
import { type StringsOf, stringsOf } from '../../site/content/sections.ts';
import { createT } from '../../site/i18n/t.ts';
import { expect, inFrench, test } from './site.ts';

const sections = ['blog', 'blogCategory', 'blogTag', 'blogPost', 'nav'] as const;

/** How many articles a page of a list has. */
const PAGE_SIZE = 9;

inFrench(({ locale, prefix }) => {
  const t = createT<StringsOf<(typeof sections)[number]>>(locale, stringsOf(sections, locale));
  const articles = articlesIn(locale);
  const titles = articles.map(({ title }) => title);
  const blog = `${prefix}/blog`;
  const [newest, second] = articles;
  const oldest = articles.at(-1);
  if (!newest || !second || !oldest) throw new Error('The blog has no articles.');

  test.describe('the blog without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${blog} shows nine articles, newest first, the others on further pages; twelve tags as filters, eight as popular`, async ({ page }) => {
      await page.goto(blog);
      const main = page.getByRole('main');
      const cards = main.getByRole('heading', { level: 3 });
      const labels = tagsByCount(articles).map(({ label }) => label);
      await expect(main.getByRole('group', { name: t('blog.tags') }).getByRole('link')).toHaveText(labels.slice(0, 12));
      await expect(page.getByRole('navigation', { name: t('blog.popular') }).getByRole('link')).toHaveText(labels.slice(0, 8));
      await expect(cards).toHaveText(titles.slice(0, PAGE_SIZE));
      const pages = main.getByRole('navigation', { name: t('blog.pages') });
      const next = pages.getByRole('link', { name: t('blog.next') });
      await expect(pages.getByRole('link', { name: t('blog.previous') })).toHaveAttribute('aria-disabled', 'true');
      await next.click();
      await expect(page).toHaveURL(`${blog}/page/2`);
      await expect(cards).toHaveText(titles.slice(PAGE_SIZE));
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await pages.getByRole('link', { name: t('blog.page', { page: 1 }) }).click();
      await expect(page).toHaveURL(blog);
    });

    test(`${blog}: a category says how many articles it has, in words, and links to the others`, async ({ page }) => {
      await page.goto(blog);
      await page.getByRole('group', { name: t('blog.categories') }).getByRole('link', { name: t('blog.category.operations') }).click();
      await expect(page).toHaveURL(`${blog}/category/operations`);
      const own = articles.filter(({ category }) => category === 'operations');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('blog.category.operations'));
      // The badge is an element of its own, besides title and count.
      await expect(main.locator('span[data-tint]')).toHaveText(t('blog.category.operations'));
      await expect(main.getByText(t('blog.inCategory', { count: own.length }), { exact: true })).toBeVisible();
      await expect(main.getByRole('list').filter({ has: page.getByRole('time') }).getByRole('heading', { level: 2 })).toHaveText(own.map(({ title }) => title));
      await expect(main.getByRole('navigation', { name: t('blog.otherCategories') }).getByRole('link')).toHaveCount(4);
      await main.getByRole('link', { name: t('blog.back') }).click();
      await expect(page).toHaveURL(blog);
    });

    test(`${blog}: an article has its facts, its sections, and links to the articles before and after it`, async ({ page }) => {
      await page.goto(`${blog}/${second.slug}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(second.title);
      await expect(main.getByRole('list', { name: t('blogPost.facts') }).getByRole('listitem')).toHaveCount(3);
      await expect(main.getByRole('img', { name: second.heroAlt })).toBeVisible();
      for (const { text, id } of second.headings) {
        await expect(main.getByRole('navigation', { name: t('blogPost.contents') }).getByRole('link', { name: text })).toHaveAttribute('href', `#${id}`);
        await expect(main.getByRole('heading', { level: 2, name: text })).toHaveAttribute('id', id);
      }
      const service = serviceOfArticle(second);
      await expect(main.getByRole('link', { name: t('blogPost.cta.quote') })).toHaveAttribute('href', `${prefix}/get-quote${service ? `?service=${service.form}` : ''}`);
      const [firstName = ''] = second.author.name.split(' ');
      const write = main.getByRole('link', { name: t('blogPost.contact', { name: firstName }) });
      if (second.author.email === undefined) await expect(write).toHaveCount(0);
      else await expect(write).toHaveAttribute('href', `mailto:${second.author.email}`);
      const neighbours = main.getByRole('navigation', { name: t('blogPost.neighbours') });
      // The next article in the list is the previous one by date.
      await expect(neighbours.getByRole('link', { name: t('blogPost.previous') })).toContainText(titles[2] ?? '');
      await neighbours.getByRole('link', { name: t('blogPost.next') }).click();
      await expect(page).toHaveURL(`${blog}/${newest.slug}`);
      await expect(neighbours.getByRole('link')).toHaveCount(1);
      await expect(neighbours.getByRole('link', { name: t('blogPost.previous') })).toContainText(second.title);
      await page.goto(`${blog}/${oldest.slug}`);
      await expect(neighbours.getByRole('link')).toHaveCount(1);
    });
  });

  test(`${blog}: its feed has the articles, newest first`, async ({ page }) => {
    await page.goto(blog);
    const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect(href).toBe(`${blog}/feed.xml`);
    const response = await page.request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    // Parsed on about:blank, because Trusted Types refuse to parse text on the site's pages.
    await page.goto('about:blank');
    const found = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return { error: feed.querySelector('parsererror')?.textContent, language: feed.documentElement.getAttribute('xml:lang'), titles: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent) };
    }, await response.text());
    expect(found).toEqual({ error: undefined, language: locale, titles });
  });
});
