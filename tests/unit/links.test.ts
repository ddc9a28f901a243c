import { expect, test } from 'vitest';
import type { ArticleLink } from '../../site/blog/article.ts';
import { linksOf, linkChecker } from '../../site/build/links.ts';

/** The findings about a link on the English “About” page, and one on the French page. The site has one file; `written` are links of articles. */
function findings(link: string, french = '', written: readonly ArticleLink[] = []): string[] {
  const links = linkChecker();
  links.add('/about', linksOf(`<h2 id="privacy">Privacy</h2>${link}`));
  links.add('/fr/about', linksOf(`<h2 id="privacy">Vie privée</h2>${french}`));
  return links.findings((path) => path === '/feed.xml', written);
}

test.each([
  '<a href="/about">',
  '<a class="x" href="/about#privacy">',
  '<a href="#privacy">',
  '<a href="/feed.xml">',
  '<a href="/fr/about" hrefLang="fr-CA">',
  '<a href="tel:+1-514-555-0142">',
  '<a href="https://example.com/nowhere#at-all">',
  '<a href="//example.com/about">',
])('a link %s is valid', (link) => expect(findings(link)).toEqual([]));

test.each([
  ['<a href="/abuot">', '/about links to /abuot: there is no such page'],
  ['<a href="/about#privacy-policy">', 'no element with the id “privacy-policy”'],
  ['<a href="#nowhere">', '/about links to #nowhere: the page /about has no element with the id “nowhere”; give one that id, or write one of #privacy'],
  ['<a href="/fr/about">', 'the page is in another language'],
  ['<a href="/get-quote">', 'there is no such page'],
])('a link %s stops the build with its reason', (link, why) => expect(findings(link)).toEqual([expect.stringContaining(why)]));

test('a link in an article is reported as written, with its line', () => {
  const link = { href: '/fr/about#privcy', written: '/about#privcy', place: 'site/content/blog/x.fr.md:41' };
  const wrong = 'the link /about#privcy leads nowhere: the page /fr/about has no element with the id “privcy”; give one that id, or write one of #privacy';
  expect(findings('', '<a href="/fr/about#privcy">', [link, { ...link, place: 'site/content/blog/y.fr.md:12' }])).toEqual([`site/content/blog/x.fr.md:41: ${wrong}`, `site/content/blog/y.fr.md:12: ${wrong}`]);
});
