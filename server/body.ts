import type { IncomingMessage } from 'node:http';

/** The largest JSON body that is read, in bytes. The longest one that a form can send is under 10 kB. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The limit for a form that is posted without JavaScript. It is high, so that a text that is far too long comes back in the
 * filled-in form and can be shortened.
 */
export const FORM_BODY_LIMIT = 256 * 1024;

/** How many bytes beyond the limit are read and discarded: a browser reads the refusal only after it has sent everything. */
export const DRAIN_BYTES = 16 * 1024 * 1024;

/** Why a body has no text: it is longer than the limit, or its bytes are not UTF-8. */
export type UnreadReason = 'tooLarge' | 'notUtf8';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the body of a request as text. Bytes beyond `limit + DRAIN_BYTES` are not read. */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<{ readonly text: string } | { readonly unread: UnreadReason }> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The request stays open after an early exit from the loop, so that the refusal can still be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += bytes.length;
    if (length > limit + DRAIN_BYTES) break;
    if (length <= limit) chunks.push(bytes);
  }
  if (length > limit) return { unread: 'tooLarge' };
  try {
    return { text: utf8.decode(Buffer.concat(chunks)) };
  } catch {
    return { unread: 'notUtf8' };
  }
}
