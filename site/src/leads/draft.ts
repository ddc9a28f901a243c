import { TAB_OPENED } from '../../protocol.ts';
import { pageSeenTime } from '../whenSeen.ts';
import { seedOfTab } from './idempotencyKey.ts';
import { isRecord } from '../../isRecord.ts';
import { storageItem } from './storageItem.ts';

/** Values by the names of their controls; an unchecked group is an empty list. */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isFields = (value: unknown): value is FieldValues => isRecord(value) && Object.values(value).every(isList);

/** The values of a page that never woke: the loader appends them to the stored draft. Empty ones, which nobody typed, are ignored. */
type AppendedValues = readonly (readonly [name: string, value: string])[];

const isAppendedValues = (value: unknown): value is AppendedValues =>
  Array.isArray(value) && value.every((pair) => isList(pair) && pair.length === 2);

/** The fields of one part of a stored draft. */
function fieldsOf(part: unknown): FieldValues {
  if (isAppendedValues(part)) {
    const typed = part.filter(([, value]) => value !== '');
    return Object.fromEntries(typed.map(([name]) => [name, typed.flatMap(([other, value]) => (other === name ? [value] : []))]));
  }
  return isRecord(part) && isFields(part['fields']) ? part['fields'] : {};
}

/** A form's draft, kept for the life of the tab: it survives a failed send, a reload and going offline. */
export interface DraftKeeper {
  /** The draft; `null` if there is none. */
  read(): FieldValues | null;
  keep(fields: FieldValues): void;
  /** Deletes the draft. @param stored after success, the key of the row, which is remembered */
  forget(stored?: string): void;
  /** The key of the last stored row: sending the same answers again, such as after Back, is not counted again. */
  stored(): string | null;
  /** Whether the draft would be lost with the page, because storage failed. */
  isAtRisk(): boolean;
}

/** The session storage key of a form's draft. */
export const draftKey = (form: string): string => `uno-draft-${form}`;

/** The draft of a form in session storage, or in memory if storage is refused. The loader finds the key in the form's attribute (`DRAFT_ATTRIBUTE` in `protocol.ts`) and wakes the page at once if there is a draft. */
export function draftKeeper(form: string): DraftKeeper {
  const draftItem = storageItem('sessionStorage', draftKey(form));
  const storedItem = storageItem('sessionStorage', `uno-sent-${form}`);
  let memory: FieldValues | null = null;
  let lastStored: string | null = null;
  // After a failed write the storage still has an older draft, so the copy in memory is used.
  let atRisk = false;
  return {
    read() {
      const values = atRisk ? [] : draftItem.parts().flatMap((part) => Object.entries(fieldsOf(part)));
      return values.length > 0 ? Object.fromEntries(values) : memory;
    },
    keep(fields) {
      memory = fields;
      // Before anything is sent, so that a duplicated tab uses the same idempotency keys.
      seedOfTab();
      atRisk = !draftItem.write({ fields });
    },
    forget(stored) {
      memory = null;
      atRisk = false;
      draftItem.clear();
      if (stored === undefined) return;
      lastStored = stored;
      storedItem.write(stored);
    },
    stored() {
      const found = storedItem.read();
      return lastStored ?? (typeof found === 'string' ? found : null);
    },
    isAtRisk: () => atRisk,
  };
}

const opened = storageItem('sessionStorage', TAB_OPENED);

/** When the visitor first saw this page, in milliseconds since the epoch. Read once, because the clock may change. */
export const pageSeenAt = pageSeenTime();

/**
 * When the site was first loaded in this tab, in milliseconds since the epoch, so that sending soon after a reload does not
 * count as a robot. The head script stores it; without storage, the time when this page was first seen.
 */
export function firstOpened(): number {
  const stored = opened.read();
  return typeof stored === 'number' && stored <= Date.now() ? stored : pageSeenAt;
}
