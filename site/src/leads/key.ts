/** What was last sent, and under which key. */
export interface Attempt {
  /** The row's uuid. */
  id: string;
  /** A hash of the words as they were sent: it tells them from others, and keeps none of them. */
  hash: string;
}

/** A version 4 uuid (RFC 9562), also where `randomUUID` is missing: it wants a secure context. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) =>
    (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  );
  return [[0, 4], [4, 6], [6, 8], [8, 10], [10, 16]].map(([from, to]) => hex.slice(from, to).join('')).join('-');
}

/** FNV-1a, 64 bits: two forms of one tab are told apart, no more is asked of it. */
function hashOf(text: string): string {
  const hash = new TextEncoder().encode(text).reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
  return hash.toString(36);
}

/** The attempt for a request: an earlier one for the same words, so that a retry stores no second row; else a new one. */
export function attemptFor(request: object, earlier: readonly (Attempt | null | undefined)[]): Attempt {
  const hash = hashOf(JSON.stringify(request));
  return earlier.find((attempt) => attempt?.hash === hash) ?? { id: uuid(), hash };
}
