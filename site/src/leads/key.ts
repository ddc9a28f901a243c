import { storageItem } from './storageItem.ts';

const seedItem = storageItem('sessionStorage', 'uno-seed');
let seed: string | undefined;

/** Sixteen hexadecimal digits. */
const hexOf = (half: bigint): string => half.toString(16).padStart(16, '0');

/** What the keys of a browser tab begin with, drawn once. It lives as long as the tab; a duplicated tab has the same. */
export function seedOfTab(): string {
  const found = seedItem.read();
  seed ??= typeof found === 'string' && /^[\da-f]{16}$/.test(found) ? found : hexOf(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n);
  if (found !== seed) seedItem.write(seed);
  return seed;
}

/** FNV-1a, 64 bits: it tells the requests of one sender apart. */
const fnv1a = (text: string): bigint =>
  new TextEncoder().encode(text).reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);

/** A uuid of 32 hexadecimal digits. Version 8: made by a rule of one's own (RFC 9562 §5.8). */
const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');

/** What the keys of a sender without a script begin with: the server knows no tab, but a network address and an hour. */
export const senderSeed = (sender: string): string => hexOf(fnv1a(sender));

/**
 * The idempotency key of a request: the same words of the same sender always have the same one, so that they are never stored twice,
 * and other words another.
 *
 * @param seed of the sender. Default: that of this tab
 */
export const idempotencyKeyOf = (request: object, seed: string = seedOfTab()): string => uuidOf(seed + hexOf(fnv1a(JSON.stringify(request))));
