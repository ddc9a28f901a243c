import { describe, expect, test } from 'vitest';
import { addressOf, matcherOf, matchRoute, normalisedPath, type RouteEntry, routes } from '../../site/routes.ts';
import { locales } from '../../site/i18n/locale.ts';

describe('an address', () => {
  const endings = ['', '/', '/index', '/index.html', '.html', '?SERVICE=Office&x=/about', '/?service=office#contact'];
  const spellings = (path: string) => [...endings.map((ending) => path + ending), path.replaceAll('-', '%2D'), path.replaceAll('-', '%2d')];

  test.each(['/get-quote', '/fr/get-quote'].flatMap((path) => spellings(path).map((spelling) => ({ spelling, path }))))('$spelling leads to $path', ({ spelling, path }) => {
    expect(matchRoute(spelling)).toMatchObject({ route: { name: 'quote' }, path, locale: path.startsWith('/fr') ? 'fr-CA' : 'en-CA' });
  });

  test.each(['/', '/index.html', '/?x', '/#services'])('%s is the home page', (address) => expect(matchRoute(address)?.path).toBe('/'));
  test.each(['/fr', '/fr/', '/fr/index.html', '/%66r'])('%s is the French home page', (address) => expect(matchRoute(address)?.path).toBe('/fr'));

  test.each(['/nowhere', '/french-thing', '/get-quote/more', '/GET-QUOTE', '/fr/fr', '/get-quote//', '//get-quote', '/get-quote%2Fx', '/%E0%A4%A', '', 'get-quote', '/\\get-quote', '/get-quote%00'])(
    '%j is no page',
    (address) => expect(matchRoute(address)).toBeUndefined(),
  );

  test.each(['//elsewhere.example', '/\\elsewhere.example'])('%s of another site is no page', (address) => expect(normalisedPath(address)).toBeUndefined());
});

test.each(routes)('the address of “$name” leads to its own route, in each language', ({ name, path }) => {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => [parameter, '2']));
  for (const locale of locales) {
    const href = addressOf(path, locale, params);
    expect(matchRoute(href)).toEqual({ route: expect.objectContaining({ name }), locale, params, path: href });
  }
  expect(path.endsWith('/') && path !== '/').toBe(false);
});

describe('a pattern with parameters', () => {
  const entry = { family: 'blog', form: false, sitemap: true } as const;
  const match = matcherOf<RouteEntry>([
    { ...entry, name: 'blog', path: '/blog' },
    { ...entry, name: 'category', path: '/blog/category/:category/:page?' },
    { ...entry, name: 'article', path: '/blog/:slug' },
  ]);

  test.each([
    ['/blog/calcium-on-the-tile', 'article', { slug: 'calcium-on-the-tile' }, '/blog/calcium-on-the-tile'],
    ['/fr/blog/calcium%2Don-the-tile/?page=2', 'article', { slug: 'calcium-on-the-tile' }, '/fr/blog/calcium-on-the-tile'],
    ['/blog/category/case-studies', 'category', { category: 'case-studies' }, '/blog/category/case-studies'],
    ['/blog/category/case-studies/2', 'category', { category: 'case-studies', page: '2' }, '/blog/category/case-studies/2'],
    ['/blog/', 'blog', {}, '/blog'],
    ['/blog/category/', 'article', { slug: 'category' }, '/blog/category'],
  ])('%s matches the route %s', (address, name, params, path) => expect(match(address)).toMatchObject({ route: { name }, params, path }));

  test.each(['/blog/a/b', '/blog/category/a/b/c'])('%s matches no route', (address) => expect(match(address)).toBeUndefined());
});
