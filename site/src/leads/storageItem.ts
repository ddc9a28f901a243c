/** One key of the browser's storage. If storage is refused, full or missing, reads are empty and writes fail (behaviour.md 6.5). */
export interface StorageItem {
  read(): unknown;
  /** The stored values. The inline loader appends values, each after a comma, without parsing the first. */
  parts(): readonly unknown[];
  /** @returns whether it was stored */
  write(value: unknown): boolean;
  clear(): void;
}

/** A key that holds JSON. Its content is untrusted, so `read` returns `unknown`. */
export function storageItem(area: 'localStorage' | 'sessionStorage', key: string): StorageItem {
  const guarded = <Value>(action: () => Value, otherwise: Value): Value => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => guarded((): unknown => JSON.parse(globalThis[area].getItem(key) ?? 'null'), null),
    parts: () => guarded((): readonly unknown[] => JSON.parse(`[${globalThis[area].getItem(key) ?? ''}]`), []),
    write: (value) => guarded(() => (globalThis[area].setItem(key, JSON.stringify(value)), true), false),
    clear: () => guarded(() => globalThis[area].removeItem(key), undefined),
  };
}
