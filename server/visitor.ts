import type { IncomingMessage } from 'node:http';

/**
 * The network address of a request's sender. In `X-Forwarded-For` it trusts only the entries that the last
 * `trustProxy` proxies added, never those that the sender wrote.
 *
 * @param trustProxy how many reverse proxies are in front of the server; 0 reads the socket's address
 * @returns undefined when proxies are trusted but the header is absent: the socket's address is then
 *   the proxy's, and all visitors would share one rate limit
 */
export function visitorAddress(request: IncomingMessage, trustProxy: number): string | undefined {
  if (trustProxy === 0) return request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '');
  const header = request.headers['x-forwarded-for'] ?? '';
  const chain = (Array.isArray(header) ? header.join(',') : header)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return chain[Math.max(0, chain.length - trustProxy)];
}
