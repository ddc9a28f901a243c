import { vi } from 'vitest';

type Area = 'localStorage' | 'sessionStorage';

/** A browser's storage in memory. */
export const memoryStorage = (items: Map<string, string>): Partial<Storage> => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage that always throws, as in browsers that block it. */
export const refusingStorage: Partial<Storage> = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** Replaces a browser's storage by one in memory. @returns its items */
export function withStorage(area: Area, copied: Iterable<readonly [string, string]> = []): Map<string, string> {
  const items = new Map(copied);
  vi.stubGlobal(area, memoryStorage(items));
  return items;
}

/** Replaces the storage by one that always throws. */
export const withoutStorage = (area: Area) => vi.stubGlobal(area, refusingStorage);
