import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import { codingFor, type ContentCoding } from './encoding.ts';

/** The endings of the compressed copies that the build writes, the smaller first. */
const COPIES = { br: '.br', gzip: '.gz' } as const satisfies Record<ContentCoding, string>;
const CODINGS = ['br', 'gzip'] as const;

const isFile = (path: string): Promise<boolean> => stat(path).then((found) => found.isFile(), () => false);

/** The type of a file by its name; undefined: `send` says that it is unknown. */
function typeOf(name: string): string | undefined {
  const type = lookup(name);
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

/**
 * Sends a built file or the document of a path, compressed if the client accepts that. `send` answers conditional requests
 * (RFC 9110 § 13): `If-None-Match`, `If-Modified-Since`, and the others. The disk is read at each request, because a build may
 * replace the files.
 *
 * @param path decoded, without empty and dot segments
 * @returns whether there was such a file; if so, the answer is complete
 */
export async function sendFile(folder: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const names = path === '/' ? ['/index.html'] : [path, `${path}/index.html`];
  for (const name of names) {
    if (!(await isFile(join(folder, name)))) continue;
    const copies = await Promise.all(CODINGS.map(async (coding) => ((await isFile(join(folder, name + COPIES[coding]))) ? [coding] : [])));
    const coding = codingFor(request, copies.flat());
    const type = typeOf(name);
    response.setHeader('Vary', 'Accept-Encoding');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    if (type !== undefined && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    if (coding !== undefined) response.setHeader('Content-Encoding', coding);
    const file = name + (coding === undefined ? '' : COPIES[coding]);
    // A server may ignore ranges (RFC 9110 § 14.2), and no file here is large enough to need one.
    const answer = send(request, file.split('/').map(encodeURIComponent).join('/'), { root: folder, dotfiles: 'allow', index: false, acceptRanges: false, cacheControl: false });
    return await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true));
      // 412, or a file that a new build deleted after it was found.
      answer.on('error', ({ status }: { readonly status: number }) => {
        if (response.headersSent) return void response.destroy();
        for (const header of ['Content-Encoding', 'Content-Type']) response.removeHeader(header);
        if (status === 404) return resolve(false);
        response.writeHead(status).end();
      });
      answer.pipe(response);
    });
  }
  return false;
}
