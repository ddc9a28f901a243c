import { goToField } from '@uno/ui/ErrorBox';
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { currentStore } from '../leads/config.ts';
import type { FieldValues } from '../leads/draft.ts';
import { type BadField, type Failure, failedInSending, sentenceOf } from '../leads/errors.ts';
import { fieldsIn, fillFields, isDirty } from '../leads/fields.ts';
import type { LeadForm } from '../leads/lead.ts';
import { prepareToSend } from '../leads/send.ts';
import { checkForm, isReady, missingFields, sendLead, HONEYPOT_NAME } from '../leads/submit.ts';
import { useFormResult, useServerValues } from './formResult.ts';
import { findServedForm } from './servedForm.ts';

/**
 * How long after sending starts the form is made inert, in ms; until then input is only cancelled. Most responses arrive
 * earlier, and restyling the whole form takes 30 ms on a phone.
 */
const INERT_DELAY_MS = 100;

const refuse = (event: Event) => event.preventDefault();

/** The phases of a form (behaviour.md 5.13). */
export type FormPhase =
  | { name: 'editing' }
  | { name: 'sending' }
  | { name: 'failed'; failure: Failure; fields: readonly BadField[]; attempt: number };

/** The answers restored in the browser: from the URL and from the tab's draft. */
export interface RestoredAnswers {
  /** The value of the form's parameter in the URL. */
  readonly fromUrl: string | null;
  readonly fromDraft: FieldValues;
}

/** The state of a lead form, as `useLeadForm` returns it. */
export interface LeadFormState<Entry extends object> {
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  phase: FormPhase;
  /** The values of the form, read from the DOM. Before hydration: those of the server's HTML, or `null`. */
  entry: Entry | null;
  /** What was restored on hydration; `null` before, and if there was nothing to restore. */
  restoredAnswers: RestoredAnswers | null;
  /** Whether the submit button is ready. */
  ready: boolean;
  /** The names of the required controls without which the button is not ready, while they are empty. */
  missing: readonly string[];
  /** The error message of a field; undefined if it has none, or was changed since. */
  errorOf: (field: string) => string | undefined;
  /** Handles `input` events: every change of a control. */
  onInput: (event: FormEvent) => void;
  /** Handles values that are set with only a `change` event, as some password managers do. */
  onChange: (event: FormEvent) => void;
  onFocus: () => void;
  onSubmit: (event: FormEvent) => void;
  /** *Try Again*: clears the error, and sends again if sending had failed. */
  retry: () => void;
}

/** Sorts bad fields in document order. */
function inOrder(element: HTMLFormElement, fields: readonly BadField[]): readonly BadField[] {
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
  return [...fields].sort((one, other) => ids.indexOf(one.field) - ids.indexOf(other.field));
}

/**
 * Scroll anchoring for questions that appear above: records where the pressed control is on the screen, or else the focused
 * one. `:active` comes first because React hydrates a pressed control before the focus moves.
 *
 * @returns a function that scrolls that control back to its place
 */
function holdPlace(): () => void {
  const element = [...document.querySelectorAll(':active')].at(-1) ?? document.activeElement;
  const top = element?.getBoundingClientRect().top;
  return () => {
    if (element && top !== undefined) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

const prefillFromUrl = (parameter: string | undefined): string | null => (parameter === undefined ? null : new URLSearchParams(location.search).get(parameter));

/** Selects an option, unless the visitor or a draft has chosen one. @returns whether the list has the option */
function choose(element: HTMLFormElement, name: string | undefined, value: string | null): boolean {
  const select = name === undefined ? null : element.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement) || ![...select.options].some((option) => option.value === value && value !== '')) return false;
  if (select.value !== '') return true;
  // As if the server had prefilled it: the form is not dirty, so no draft is stored.
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.value = value ?? '';
  return true;
}

/**
 * The state of a lead form. The DOM holds the values. The hook reads them on every change, saves them as a draft for the tab,
 * and restores what was typed before hydration or a reload.
 *
 * @param leadForm the parts that differ between the forms
 * @param onStored called once the row is stored
 */
export function useLeadForm<Entry extends object, Lead extends object>(leadForm: LeadForm<Entry, Lead>, onStored: () => void): LeadFormState<Entry> {
  const t = useT<'errors'>();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  // If the page was changed before it woke (a browser that translates), React renders a new form instead of hydrating this one.
  const [served, setServed] = useState(findServedForm);
  const button = useRef<HTMLButtonElement>(null);
  const result = useFormResult();
  const { data: serverData } = useServerValues();
  const [phase, setPhase] = useState<FormPhase>(result?.stored === false ? { name: 'failed', attempt: 0, ...result } : { name: 'editing' });
  const [entry, setEntry] = useState<Entry | null>(() => serverData && leadForm.read(serverData));
  const [restoredAnswers, setRestoredAnswers] = useState<RestoredAnswers | null>(null);
  const [ready, setReady] = useState(result !== null || leadForm.needs.length === 0);
  const [missing, setMissing] = useState<readonly string[]>(result === null ? leadForm.needs : []);
  const busy = useRef(false);
  const attempts = useRef(0);
  const chosen = useRef(false);
  /** Bad fields that were changed since the failure: their errors are hidden. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const restorePlace = useRef<(() => void) | null>(null);
  const { draft } = leadForm;

  /** Reads the form, and stores a draft if it is dirty or has a draft already. */
  const readForm = useCallback(() => {
    const element = form.current;
    if (!element) return;
    restorePlace.current = holdPlace();
    const data = new FormData(element);
    setEntry(leadForm.read(data));
    setReady(isReady(data, leadForm));
    setMissing(missingFields(data, leadForm.needs));
    const fields = draft.read();
    if (!fields && !isDirty(element)) return;
    // Answers to hidden questions are stored too: the visitor may return to them.
    draft.keep({ ...fields, ...fieldsIn(element, [HONEYPOT_NAME]) });
  }, [leadForm, draft]);

  // Runs again whenever new questions appear: the draft may have answers to them.
  const shape = entry === null ? undefined : leadForm.shape?.(entry);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restorePlace.current?.();
    restorePlace.current = null;
    // A draft that was stored while the page was asleep includes the honeypot field.
    const { [HONEYPOT_NAME]: _, ...fromDraft } = draft.read() ?? {};
    const fromUrl = prefillFromUrl(leadForm.parameter);
    if (fromUrl !== null || Object.keys(fromDraft).length > 0) setRestoredAnswers((before) => before ?? { fromUrl, fromDraft });
    if (served && served !== element) {
      fillFields(element, fieldsIn(served));
      // Only once, so that text that the visitor deletes afterwards stays deleted.
      setServed(null);
    }
    fillFields(element, fromDraft);
    if (!chosen.current) chosen.current = choose(element, leadForm.parameter, fromUrl);
    // A pristine form needs no second render while the page is hydrated.
    if (chosen.current || isDirty(element)) readForm();
  }, [leadForm, draft, served, readForm, shape, restoredAnswers]);

  const submit = useCallback(async () => {
    const element = form.current;
    if (!element || busy.current) return;
    const fail = (failure: Failure, fields: readonly BadField[]) => {
      setEdited([]);
      setPhase({ name: 'failed', failure, fields: inOrder(element, fields), attempt: (attempts.current += 1) });
    };
    try {
      const verdict = checkForm(leadForm, element);
      if (!verdict.accepted) return fail(verdict.failure, verdict.fields);
      busy.current = true;
      setPhase({ name: 'sending' });
      const outcome = await sendLead(leadForm, verdict.lead);
      if (outcome.stored) onStored();
      else fail(outcome.failure, outcome.fields);
    } catch (error) {
      // The row may be stored or not. Sending the same answers again does not store a second row.
      console.error(error);
      fail({ code: 'unknown_error' }, []);
    } finally {
      busy.current = false;
    }
  }, [leadForm, onStored]);

  const bad = phase.name === 'failed' ? phase.fields : undefined;

  const retry = useCallback(() => {
    if (phase.name !== 'failed') return;
    const [first] = phase.fields;
    setPhase({ name: 'editing' });
    // The pressed button disappears with the box, so the focus moves.
    if (failedInSending(phase.failure)) {
      button.current?.focus();
      void submit();
    } else if (!first || !goToField(first.field)) button.current?.focus();
  }, [phase, submit]);

  // Input while a lead is being sent would be lost. It is cancelled, and everything except the button becomes inert.
  const sending = phase.name === 'sending';
  useLayoutEffect(() => {
    const element = form.current;
    if (!sending || !element) return undefined;
    button.current?.focus();
    const parts = [...element.children].filter((part) => !part.contains(button.current));
    const setInert = (inert: boolean) => {
      for (const part of parts) part.toggleAttribute('inert', inert);
    };
    const timer = setTimeout(setInert, INERT_DELAY_MS, true);
    for (const event of ['beforeinput', 'click']) element.addEventListener(event, refuse);
    return () => {
      clearTimeout(timer);
      for (const event of ['beforeinput', 'click']) element.removeEventListener(event, refuse);
      setInert(false);
    };
  }, [sending]);

  // `onFocus` misses a field that got the focus before the page woke.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepareToSend(currentStore());
  }, []);

  // After Back or Forward the browser may have restored the fields, so the form is read again.
  useEffect(() => {
    addEventListener('pageshow', readForm);
    return () => removeEventListener('pageshow', readForm);
  }, [readForm]);

  // Without storage, the browser asks before the visitor leaves the page.
  const atRisk = entry !== null && draft.isAtRisk();
  useEffect(() => {
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.isAtRisk()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [draft, atRisk]);

  const errorOf = useMemo(() => {
    const sentences = new Map(bad?.map((field) => [field.field, sentenceOf(t, locale, leadForm, field)]));
    return (field: string) => (edited.includes(field) ? undefined : sentences.get(field));
  }, [bad, edited, t, locale, leadForm]);

  const onInput = ({ target }: FormEvent) => {
    readForm();
    if (!(target instanceof Element)) return;
    const field = target.getAttribute('name') ?? '';
    if (bad?.some((one) => one.field === field)) setEdited((before) => (before.includes(field) ? before : [...before, field]));
  };

  return {
    form,
    button,
    phase,
    entry,
    restoredAnswers,
    ready,
    missing,
    errorOf,
    onInput,
    onChange: (event) => {
      // React calls this for `input` too. It skips a `change` without a new value for text fields, but not for selects.
      if (event.nativeEvent.type === 'change' && !(event.target instanceof HTMLSelectElement)) onInput(event);
    },
    onFocus: useCallback(() => prepareToSend(currentStore()), []),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    retry,
  };
}
