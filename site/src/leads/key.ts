/** What was last sent, and under which key. */
export interface Attempt {
  /** The row's uuid. */
  id: string;
  /** The words as they were sent. */
  words: string;
}

/** A version 4 uuid (RFC 9562), also where `randomUUID` is missing: it wants a secure context. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) =>
    (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  );
  return [[0, 4], [4, 6], [6, 8], [8, 10], [10, 16]].map(([from, to]) => hex.slice(from, to).join('')).join('-');
}

/** The attempt for a request: the last one for the same words, so that a retry stores no second row; else a new one. */
export function attemptFor(request: object, last: Attempt | null): Attempt {
  const words = JSON.stringify(request);
  return last?.words === words ? last : { id: uuid(), words };
}
