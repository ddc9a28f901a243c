import { TAB_OPENED } from '../../protocol.ts';
import { pageSeenTime } from '../whenSeen.ts';
import { seedOfTab } from './key.ts';
import { isRecord, storageItem } from './storageItem.ts';

/** Values by the names of their controls; an unchecked group is an empty list. */
export type Fields = Readonly<Record<string, readonly string[]>>;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isFields = (value: unknown): value is Fields => isRecord(value) && Object.values(value).every(isList);

/** What was typed into a page that never woke, control by control: the loader appends it to the stored draft. */
type AppendedValues = readonly (readonly [name: string, value: string])[];

const isAppendedValues = (value: unknown): value is AppendedValues =>
  Array.isArray(value) && value.every((pair) => isList(pair) && pair.length === 2);

/** What a part of a kept draft says. */
function fieldsOf(part: unknown): Fields {
  if (isAppendedValues(part)) return Object.fromEntries(part.map(([name]) => [name, part.flatMap(([other, value]) => (other === name ? [value] : []))]));
  return isRecord(part) && isFields(part['fields']) ? part['fields'] : {};
}

/** A form's draft, for as long as the tab lives: it outlives a failed send, a reload, going offline. */
export interface DraftKeeper {
  /** What was typed and not yet stored; `null` when there is nothing. */
  read(): Fields | null;
  keep(fields: Fields): void;
  /** After success. @param stored the key of the row, which is remembered */
  forget(stored?: string): void;
  /** The key of what was stored last: the same words sent again, as after Back, are no second success. */
  stored(): string | null;
  /** Whether a draft would be lost with the page, because the storage takes nothing. */
  isAtRisk(): boolean;
}

/** Where a form's draft is in session storage. */
export const draftKey = (form: string): string => `uno-draft-${form}`;

/** The draft of a form in session storage; in memory where that is refused. The loader looks for the same key, which the form says (`DRAFT` in `protocol.ts`), and wakes the page at once where it finds one. */
export function draftKeeper(form: string): DraftKeeper {
  const kept = storageItem('sessionStorage', draftKey(form));
  const sent = storageItem('sessionStorage', `uno-sent-${form}`);
  let memory: Fields | null = null;
  let memoryOfSent: string | null = null;
  // After a failed write the storage still holds an older draft: then the copy in memory counts.
  let atRisk = false;
  return {
    read() {
      const answers = atRisk ? [] : kept.parts().flatMap((part) => Object.entries(fieldsOf(part)));
      return answers.length > 0 ? Object.fromEntries(answers) : memory;
    },
    keep(fields) {
      memory = fields;
      // Before anything is sent, so that a duplicated tab uses the keys of this one.
      seedOfTab();
      atRisk = !kept.write({ fields });
    },
    forget(stored) {
      memory = null;
      atRisk = false;
      kept.clear();
      if (stored === undefined) return;
      memoryOfSent = stored;
      sent.write(stored);
    },
    stored() {
      const found = sent.read();
      return memoryOfSent ?? (typeof found === 'string' ? found : null);
    },
    isAtRisk: () => atRisk,
  };
}

const opened = storageItem('sessionStorage', TAB_OPENED);

/** When a visitor first saw this page, in milliseconds since the epoch: read once, since the clock may be set. */
export const pageSeenAt = pageSeenTime();

/**
 * When the site was first loaded in this tab, in milliseconds since the epoch: a reload does not make a person
 * a robot. The head script of any page keeps it; where nothing is kept, when this page was seen first.
 */
export function firstOpened(): number {
  const kept = opened.read();
  return typeof kept === 'number' && kept <= Date.now() ? kept : pageSeenAt;
}
