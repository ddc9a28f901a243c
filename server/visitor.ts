import type { IncomingMessage } from 'node:http';

/**
 * The network address of the sender of a request. Only the entries of `X-Forwarded-For` that the last
 * `trustProxy` proxies added are trusted, never those that the sender wrote.
 *
 * @param trustProxy how many proxies stand before the server; 0 reads the socket
 * @returns undefined when proxies are trusted and none has said: the socket would name the
 *   proxy, and all visitors would look like one
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
