import type { IncomingMessage } from 'node:http';

/** Whether a URL is on the host that a request was sent to. Capitals and the default port make no difference: `Host: uno.example:443`. */
export function isOnHost(url: string, { host }: IncomingMessage['headers']): boolean {
  const from = URL.parse(url);
  return from !== null && host !== undefined && URL.parse(`${from.protocol}//${host}`)?.host === from.host;
}

/**
 * The network address of a request's sender. In `X-Forwarded-For` it trusts only the entries that the last
 * `trustProxy` proxies added, never those that the sender wrote.
 *
 * @param trustProxy how many reverse proxies are in front of the server; 0 reads the socket's address; null: not known
 * @returns undefined when proxies are trusted but the header is absent, or when their number is not known: the socket's
 *   address may then be the proxy's, and all visitors would share one rate limit
 */
export function visitorAddress(request: IncomingMessage, trustProxy: number | null): string | undefined {
  if (trustProxy === null) return undefined;
  if (trustProxy === 0) return request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '');
  const header = request.headers['x-forwarded-for'] ?? '';
  const chain = (Array.isArray(header) ? header.join(',') : header)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return chain[Math.max(0, chain.length - trustProxy)];
}
