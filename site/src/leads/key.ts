import { slot } from './slot.ts';

const kept = slot('sessionStorage', 'uno-seed');
let seed: string | undefined;

/** Sixteen hexadecimal digits. */
const hexOf = (half: bigint): string => half.toString(16).padStart(16, '0');

/** What a tab's keys begin with, drawn once. It lives as long as the tab; whoever doubles the tab doubles it. */
export function seedOfTab(): string {
  const found = kept.read();
  seed ??= typeof found === 'string' && /^[\da-f]{16}$/.test(found) ? found : hexOf(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n);
  if (found !== seed) kept.write(seed);
  return seed;
}

/** FNV-1a, 64 bits: the requests of one tab are told apart, no more is asked of it. */
const hashOf = (text: string): bigint =>
  new TextEncoder().encode(text).reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);

/** A uuid of 32 hexadecimal digits. Version 8: made by a rule of one's own (RFC 9562 §5.8). */
export const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');

/** The key of a request: in one tab the same words always have the same one, so that they are never stored twice, and other words another. */
export const keyOf = (request: object): string => uuidOf(seedOfTab() + hexOf(hashOf(JSON.stringify(request))));
