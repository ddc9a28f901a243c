import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { addressOf, routes } from '../../site/routes.ts';
import { HEADER_POLICY, headersFor } from '../../site/headers.ts';
import { locales } from '../../site/i18n/locale.ts';
import { REDIRECTS } from '../../site/redirects.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { BUILT_SITE, builtSiteForAll, manifestOf, writeFiles } from './built-site.ts';

const site = builtSiteForAll();
const app = createApp({ dist: site, database: Promise.reject(new Error('no store is needed for pages')) });
await listenOn(app);
const port = portOf(app);
afterAll(() => void app.close());

// Not fetch, which would normalise the paths.
async function ask(path: string, options: RequestOptions = {}, body?: string) {
  const request = httpRequest({ host: '127.0.0.1', port, path, ...options });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('There is no response.');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/fr', 'Accueil'],
    ['/get-quote', 'Get a quote'],
    ['/fr/get-quote', 'Demander une soumission'],
    ['http://uno.example/get-quote', 'Get a quote'],
  ])('%s is served', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html;charset=utf-8', `<h1>${title}</h1>`]);
  });

  test.each([['br', brotliDecompressSync], ['gzip', gunzipSync]])('are sent as %s if the client accepts it', async (encoding, unpack) => {
    const { headers, body } = await ask('/fr', { headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(body).toString()).toBe('<h1>Accueil</h1>');
  });

  test.each([
    ['br;q=0', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['Br', 'br'],
    ['gzip, br', 'br'],
    ['gzip;q=0.5, brotli', 'gzip'],
  ])('are sent in a coding that Accept-Encoding allows: %s', async (accepted, coding) => {
    for (const path of ['/fr', '/fr/nowhere']) {
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } });
      // The not-found page is sent as br, or as it is.
      const expected = path === '/fr' || coding === 'br' ? coding : undefined;
      expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding']);
      const plain = expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body;
      expect(plain.toString()).toMatch(/^<h1>/);
    }
  });

  describe('are answered by RFC 9110 § 13', async () => {
    const first = await ask('/');
    const etag = first.headers.etag ?? '';
    const modified = first.headers['last-modified'] ?? '';
    const brotli = (await ask('/', { headers: { 'accept-encoding': 'br' } })).headers.etag ?? '';
    const old = new Date(0).toUTCString();
    test.each<[what: string, headers: Record<string, string>, status: number]>([
      ['the same entity tag', { 'if-none-match': etag }, 304],
      ['a list with it', { 'if-none-match': `"other", ${etag}` }, 304],
      ['any tag', { 'if-none-match': '*' }, 304],
      ['its strong form', { 'if-none-match': etag.replace('W/', '') }, 304],
      ['another tag', { 'if-none-match': '"other"' }, 200],
      ['the tag of the compressed page', { 'if-none-match': brotli }, 200],
      ['another tag, although not modified', { 'if-none-match': '"other"', 'if-modified-since': modified }, 200],
      ['the same tag, although modified', { 'if-none-match': etag, 'if-modified-since': old }, 304],
      ['not modified since', { 'if-modified-since': modified }, 304],
      ['modified since', { 'if-modified-since': old }, 200],
      ['a date that is none', { 'if-modified-since': 'yesterday' }, 200],
      ['another tag required', { 'if-match': '"other"' }, 412],
      ['the same tag, compressed', { 'if-none-match': brotli, 'accept-encoding': 'br' }, 304],
    ])('%s', async (_, headers, status) => {
      for (const method of ['GET', 'HEAD']) {
        const again = await ask('/', { method, headers });
        expect([again.status, again.headers.vary, again.headers['cache-control'], again.headers['x-content-type-options']]).toEqual([status, 'Accept-Encoding', 'no-cache', 'nosniff']);
        const { etag: tag, 'content-type': type } = again.headers;
        const whole = method === 'GET' && status === 200 ? first.body.length : 0;
        expect([tag, type, again.body.length]).toEqual([headers['accept-encoding'] ? brotli : etag, status === 200 ? first.headers['content-type'] : undefined, whole]);
      }
    });
  });

  test('are updated as soon as a new build has written them', async () => {
    writeFiles(site, { 'new/index.html': 'one' });
    expect((await ask('/new')).body.toString()).toBe('one');
    writeFiles(site, { 'new/index.html': 'two, longer', 'pages.json': manifestOf('/new') });
    expect((await ask('/new')).body.toString()).toBe('two, longer');
    rmSync(join(site, 'new'), { recursive: true });
    expect((await ask('/new')).status).toBe(404);
    writeFiles(site, { 'pages.json': BUILT_SITE['pages.json'] });
  });

  test.each([
    ['/assets/entry-3f2a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=86400'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('%s has its content type and cache time', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
  });

  test('are sent whole if the Range header is invalid', async () => {
    for (const range of ['bytes=5-2', 'bytes=9999-', 'bytes=-4', 'nonsense']) {
      expect((await ask('/', { headers: { range } })).body.toString()).toBe('<h1>Home</h1>');
    }
  });
});

test.each(['/', '/fr', '/nowhere', '/fr/nowhere', '/assets/entry-3f2a.js', '/contact-us', '/%E0%A4%A'])('headers protect %s', async (path) => {
  const { headers } = await ask(path);
  for (const name of Object.keys(headersFor('/'))) expect(headers).toHaveProperty(name.toLowerCase());
  expect(headers['content-security-policy']).toBe(HEADER_POLICY);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

describe('a missing page', () => {
  test.each([
    ['/nowhere', 'Page Not Found'],
    ['/fr/nowhere', 'Page Non Trouvée'],
    ['/french-thing', 'Page Not Found'],
    ['/404', 'Page Not Found'],
    ['/fr/404', 'Page Non Trouvée'],
    ['/404.html', 'Page Not Found'],
    ['/pages.json', 'Page Not Found'],
    ['/_headers', 'Page Not Found'],
    ['/assets/gone.js', 'Page Not Found'],
    ['/.git/config', 'Page Not Found'],
    ['/../../etc/passwd', 'Page Not Found'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'Page Not Found'],
    ['/..%2f..%2fetc%2fpasswd', 'Page Not Found'],
    ['//evil.example/', 'Page Not Found'],
    ['//fr/get-quote.html', 'Page Not Found'],
    ['/%5Cevil.example/', 'Page Not Found'],
    ['/blog/unwritten', 'Page Not Found'],
    ['/contact-us-now', 'Page Not Found'],
    ['/contact-us/form', 'Page Not Found'],
    ['/__proto__', 'Page Not Found'],
  ])('%s is 404 under its own address', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers.location, body.toString()]).toEqual([404, undefined, `<h1>${title}</h1>`]);
  });

  test.each(['/%E0%A4%A', '/%', '/%00', '/a%zz?x'])('%s is malformed: 400', async (path) => expect((await ask(path)).status).toBe(400));

  test('of an unknown article, category or tag redirects to the blog, if there is one', async () => {
    writeFiles(site, { 'blog/index.html': 'blog', 'fr/blog/index.html': 'blogue', 'blog/known/index.html': 'article' });
    expect((await ask('/blog/known')).status).toBe(200);
    for (const path of ['/blog/unwritten', '/blog/unwritten/', '/blog/v2.0', '/blog/category', '/blog/category/none', '/blog/tag/none/', '/blog/tag/1.5', '/blog/page/99', '/blog/tag/winter/9', '/blog/category/a/b']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.location]).toEqual([path, 302, '/blog']);
    }
    expect((await ask('/fr/blog/tag/inconnu')).headers.location).toBe('/fr/blog');
    expect((await ask('/fr/blog/inconnu/')).headers.location).toBe('/fr/blog');
    for (const path of ['/blog/a/b/c', '/blog/a/b', '/blog/picture.png', '/fr/blog/category/a/b/c']) expect((await ask(path)).status).toBe(404);
  });
});

test.each<readonly [path: string, target: string]>([
  ...REDIRECTS.flatMap(({ from, to }) => [[from, to], [`${from}/?a=1&b=%C3%A9`, `${to}?a=1&b=%C3%A9`]] as const),
  ['/get-quote/', '/get-quote'],
  ['/get-quote/?service=office', '/get-quote?service=office'],
  ['/fr/', '/fr'],
  ['/index.html', '/'],
  ['/fr/index.html?x', '/fr?x'],
  ['/get-quote.html', '/get-quote'],
])('old addresses: %s redirects permanently to %s', async (path, target) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, target]);
});

describe('methods', () => {
  // The paths of every page with a form, in both languages.
  const forms = routes.filter(({ form }) => form).flatMap(({ path }) => locales.map((locale) => addressOf(path, locale)));
  test.each(forms.flatMap((path) => [path, `${path}/`]))(
    'a form posted to %s without scripts redirects to the page that says that it was not sent, without answers in its address',
    async (path) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const seen = await ask(path, { method: 'POST', headers }, 'name=Zo%C3%AB&notes=secret');
      expect([seen.status, seen.headers.location]).toEqual([303, `${path.replace(/\/$/, '')}#not-sent`]);
    },
  );

  test.each([['POST', '/'], ['PUT', '/get-quote'], ['DELETE', '/']])('%s %s is refused', async (method, path) => {
    const { status, headers } = await ask(path, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
