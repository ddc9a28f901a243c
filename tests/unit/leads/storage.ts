import { vi } from 'vitest';

/** A browser's storage, in memory. */
export class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** Replaces the storage by one that works. */
export function withStorage(area: 'localStorage' | 'sessionStorage'): MemoryStorage {
  const storage = new MemoryStorage();
  vi.stubGlobal(area, storage);
  return storage;
}

/** Replaces the storage by one that always throws, as in browsers that block it. */
export function withoutStorage(area: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal(area, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
