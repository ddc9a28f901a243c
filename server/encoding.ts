import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** A content coding of RFC 9110 § 8.4.1. */
export type ContentCoding = 'br' | 'gzip';

/**
 * The coding in which to send an answer, by the request's `Accept-Encoding` (RFC 9110 § 12.5.3): `br;q=0` refuses one.
 *
 * @param available the codings that the answer exists in, the preferred one first
 * @returns undefined when it must be sent as it is
 */
export function codingFor(request: IncomingMessage, available: readonly ContentCoding[]): ContentCoding | undefined {
  const accepted = new Negotiator(request).encodings([...available]);
  return available.find((coding) => accepted.includes(coding));
}
