import { storageItem } from './storageItem.ts';

const seedItem = storageItem('sessionStorage', 'uno-seed');
let seed: string | undefined;

/** Sixteen hexadecimal digits. */
const hexOf = (half: bigint): string => half.toString(16).padStart(16, '0');

/** The random prefix of a tab's keys. It lasts as long as the tab; a duplicated tab has the same prefix. */
export function seedOfTab(): string {
  const found = seedItem.read();
  seed ??= typeof found === 'string' && /^[\da-f]{16}$/.test(found) ? found : hexOf(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n);
  if (found !== seed) seedItem.write(seed);
  return seed;
}

/** The 64-bit FNV-1a hash, which distinguishes the requests of one sender. */
const fnv1a = (text: string): bigint =>
  new TextEncoder().encode(text).reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);

/** A UUID from 32 hexadecimal digits, of version 8, which is for custom formats (RFC 9562 §5.8). */
const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');

/** The prefix of the keys of forms posted without JavaScript. @param sender the table, network address and hour */
export const senderSeed = (sender: string): string => hexOf(fnv1a(sender));

/**
 * The idempotency key of a request. The same answers of the same sender always have the same key, so that they are stored
 * only once; other answers have another.
 *
 * @param seed the prefix of the sender. Default: that of this tab
 */
export const idempotencyKeyOf = (request: object, seed: string = seedOfTab()): string => uuidOf(seed + hexOf(fnv1a(JSON.stringify(request))));
