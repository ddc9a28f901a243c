import type { Attempt } from './key.ts';
import { isRecord, slot } from './slot.ts';

/** Values by the names of their controls; an unchecked group is an empty list. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** What was typed and not yet stored. */
export interface Draft {
  fields: Fields;
  /** What was last sent. */
  attempt: Attempt | null;
}

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isFields = (value: unknown): value is Fields => isRecord(value) && Object.values(value).every(isList);
const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['hash'] === 'string';

/** What was typed into a page that never woke, control by control: the loader keeps it. */
type Left = readonly (readonly [name: string, value: string])[];

const isLeft = (value: unknown): value is Left =>
  Array.isArray(value) && value.every((pair) => isList(pair) && pair.length === 2);

const fieldsOf = (left: Left): Fields =>
  Object.fromEntries(left.map(([name]) => [name, left.flatMap(([other, value]) => (other === name ? [value] : []))]));

/** A form's draft, for as long as the tab lives: it outlives a failed send, a reload, going offline. */
export interface DraftKeeper {
  /** `null` when there is none. */
  read(): Draft | null;
  keep(draft: Draft): void;
  /** After success. What was sent is remembered: a form that the browser fills in again by Back stores no second row. */
  forget(stored?: Attempt): void;
  /** What was stored last. */
  stored(): Attempt | null;
  /** Whether a draft would be lost with the page, because the storage takes nothing. */
  isAtRisk(): boolean;
}

/** Where a form's draft is in session storage. */
export const draftKey = (form: string): string => `uno-draft-${form}`;

/** The draft of a form in session storage; in memory where that is refused. The loader looks for the same key, which the form says (`DRAFT` in `protocol.ts`), and wakes the page at once where it finds one. */
export function draftKeeper(form: string): DraftKeeper {
  const kept = slot('sessionStorage', draftKey(form));
  const sent = slot('sessionStorage', `uno-sent-${form}`);
  let memory: Draft | null = null;
  let memoryOfSent: Attempt | null = null;
  // After a failed write the storage still holds an older draft: then the copy in memory counts.
  let atRisk = false;
  return {
    read() {
      const found = atRisk ? null : kept.read();
      if (isLeft(found)) return { fields: fieldsOf(found), attempt: null };
      if (!isRecord(found) || !isFields(found['fields'])) return memory;
      const attempt = found['attempt'];
      return { fields: found['fields'], attempt: isAttempt(attempt) ? attempt : null };
    },
    keep(draft) {
      memory = draft;
      atRisk = !kept.write(draft);
    },
    forget(stored) {
      memory = null;
      atRisk = false;
      kept.clear();
      if (!stored) return;
      memoryOfSent = stored;
      sent.write(stored);
    },
    stored() {
      const found = sent.read();
      return memoryOfSent ?? (isAttempt(found) ? found : null);
    },
    isAtRisk: () => atRisk,
  };
}

const opened = slot('sessionStorage', 'uno-opened');
let openedHere: number | null = null;

/**
 * When the site was first loaded in this tab, in milliseconds since the epoch: a reload does not make a person
 * a robot. The first call keeps it.
 */
export function firstOpened(): number {
  const kept = opened.read();
  if (typeof kept === 'number' && kept <= Date.now()) return kept;
  openedHere ??= performance.timeOrigin;
  opened.write(openedHere);
  return openedHere;
}
