/** One key of the browser's storage. Storage that is refused, full or absent reads as empty and keeps nothing (behaviour.md 6.5). */
export interface StorageItem {
  read(): unknown;
  /** The stored values. The inline loader appends values, each after a comma, without parsing the first. */
  parts(): readonly unknown[];
  /** @returns whether it was kept */
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

/** Whether what was read is an object whose keys may be asked for. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
