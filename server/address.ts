import type { IncomingMessage } from 'node:http';

/** What a request asks for: every handler reads this, and no other spelling of it. */
export interface RequestAddress {
  /** The path as it was sent, percent-encoded and with its dot segments: `matchRoute` and `decodePath` read it. */
  readonly path: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  readonly query: URLSearchParams;
}

/** Reads the address of a request. A request line in absolute form (RFC 9112 § 3.2.2) repeats the host; only its path is used. */
export function addressOfRequest({ url = '/' }: Pick<IncomingMessage, 'url'>): RequestAddress {
  const own = url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const at = own.indexOf('?');
  const search = at === -1 ? '' : own.slice(at);
  return { path: at === -1 ? own : own.slice(0, at), search, query: new URLSearchParams(search) };
}
