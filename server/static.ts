import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_SENT } from '../site/protocol.ts';
import { redirectFor } from '../site/redirects.ts';
import { blogOf, matchRoute, normalisedPath } from '../site/routes.ts';
import { headersFor } from '../site/headers.ts';
import { addressOfRequest } from './address.ts';
import { codingFor } from './encoding.ts';
import { sendFile } from './files.ts';
import type { BuiltPages } from './pages.ts';

/** Files of the build that are not for visitors. */
const PRIVATE = /^\/(?:pages\.json(?:\.br|\.gz)?$|_)|\/\.(?!well-known\/)/;

function decodePath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}

/**
 * Serves a built site: precompressed files, clean URLs, redirects, real 404s, and the headers
 * of `headers.ts` on every answer.
 *
 * | asked | answered |
 * |---|---|
 * | a legacy path | 301 to its page, query kept (`redirects.ts`) |
 * | `/path/`, `/path/index`, `/path/index.html`, `/path.html`, `/p%61th` | 301 to `/path`, query kept |
 * | an unknown path | 404, the not-found page of its language, without a redirect |
 * | an unknown article, category or tag | 302 to the blog |
 * | a path that cannot be decoded | 400 |
 * | a form posted without JavaScript that `forms.ts` can't answer | 303 to its page with `#` and {@link NOT_SENT}: a reload does not post again, |
 * | | Back returns to the filled form, and no typed text gets into a URL or a log |
 * | any other method | 405 |
 *
 * @param folder the files of one build
 * @param pages the pages of that build
 */
export function serveStatic(folder: string, pages: BuiltPages): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const redirect = (response: ServerResponse, status: 301 | 302 | 303, location: string) => {
    response.writeHead(status, { Location: location }).end();
  };

  const plain = (response: ServerResponse, status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  };

  const notFound = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { body, encoding } = await pages.notFound(path, codingFor(request, ['br']));
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return async (request, response) => {
    const { path: rawPath, search: query } = addressOfRequest(request);
    const path = decodePath(rawPath);

    for (const [name, value] of Object.entries(headersFor(path ?? '/'))) {
      response.setHeader(name, value);
    }
    if (path === undefined) return plain(response, 400, 'This address cannot be read.');

    const page = matchRoute(rawPath);
    if (request.method === 'POST' && page?.route.form) {
      request.resume();
      return redirect(response, 303, `${page.path}${query}#${NOT_SENT}`);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD are answered here.');
    }

    const legacy = redirectFor(rawPath + query);
    if (legacy !== undefined) return redirect(response, 301, legacy);
    // `//host` in a Location would leave the site.
    if (path.includes('//') || path.includes('\\') || PRIVATE.test(path)) return notFound(request, response, path);
    if (page?.route.name === 'notFound') return notFound(request, response, path);

    // One page, one address: `/get-quote/`, `/get-quote/index.html` and `/get%2Dquote` lead to `/get-quote`.
    const clean = normalisedPath(rawPath) ?? path;
    const location = encodeURI(clean);
    if (location !== rawPath && pages.has(clean)) return redirect(response, 301, `${location}${query}`);
    if ((path === '/' || !path.endsWith('/')) && (await sendFile(folder, path, request, response))) return;
    const blog = page && blogOf(page);
    if (blog !== undefined && pages.has(blog)) return redirect(response, 302, blog);
    return notFound(request, response, path);
  };
}
