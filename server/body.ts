import type { IncomingMessage } from 'node:http';

/** The most that a submission may weigh, in bytes. The longest honest one is under 10 kB. */
export const BODY_LIMIT = 64 * 1024;

/** The same for a form that a browser posts by itself: roomy, so that a text that is far too long is given back to be shortened, with all the rest. */
export const FORM_LIMIT = 1024 * 1024;

/** How much more is read and thrown away: a browser reads the refusal only once it has sent all. */
const DRAINED = 16 * 1024 * 1024;

/**
 * Reads the body of a request as text.
 * @returns undefined when it is longer than `limit`; what is longer by far is left unread
 */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Left open after an early return, so that the refusal can still be said.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += bytes.length;
    if (length > limit + DRAINED) break;
    if (length <= limit) chunks.push(bytes);
  }
  return length > limit ? undefined : Buffer.concat(chunks).toString('utf8');
}
