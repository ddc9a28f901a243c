import type { IncomingMessage } from 'node:http';

/** The largest submission that is read, in bytes. The longest one from a visitor is under 10 kB. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The limit for a form that is posted without JavaScript. It is high, so that a text that is far too long comes back in the
 * filled-in form and can be shortened.
 */
export const FORM_BODY_LIMIT = 1024 * 1024;

/** How many bytes beyond the limit are read and discarded: a browser reads the refusal only after it has sent everything. */
const DRAIN_BYTES = 16 * 1024 * 1024;

/**
 * Reads the body of a request as text.
 * @returns undefined when the body is longer than `limit`; bytes beyond `limit + DRAIN_BYTES` are not read
 */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Left open after an early return, so that the refusal can still be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += bytes.length;
    if (length > limit + DRAIN_BYTES) break;
    if (length <= limit) chunks.push(bytes);
  }
  return length > limit ? undefined : Buffer.concat(chunks).toString('utf8');
}
