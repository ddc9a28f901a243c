import { type FormState, useForm } from '@uno/ui/useForm';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { clientOf } from '../leads/client.ts';
import { currentStore } from '../leads/config.ts';
import type { FieldValues } from '../leads/draft.ts';
import { type BadField, type Failure, failedInSending, sentenceOf } from '../leads/errors.ts';
import { fieldsIn, fillFields, isDirty } from '../leads/fields.ts';
import type { LeadForm } from '../leads/lead.ts';
import { prepareToSend } from '../leads/send.ts';
import { checkForm, isReady, missingFields, sendLead, HONEYPOT_NAME } from '../leads/submit.ts';
import { useFormResult, useServerValues } from './formResult.ts';
import { findServedForm } from './servedForm.ts';
import { loadThanksParts } from './thanks/useThanksParts.ts';

/** The answers restored in the browser: from the URL and from the tab's draft. */
export interface RestoredAnswers {
  /** The value of the form's parameter in the URL. */
  readonly fromUrl: string | null;
  readonly fromDraft: FieldValues;
}

/** The state of a lead form, as `useLeadForm` returns it. Its phases are those of behaviour.md 5.13. */
export interface LeadFormState<Entry extends object> extends FormState<string, Failure> {
  /** The values of the form, read from the DOM. Before hydration: those of the server's HTML, or `null`. */
  entry: Entry | null;
  /** What was restored on hydration; `null` before, and if there was nothing to restore. */
  restoredAnswers: RestoredAnswers | null;
  /** Whether the submit button is ready. */
  ready: boolean;
  /** The names of the required controls without which the button is not ready, while they are empty. */
  missing: readonly string[];
  /** Handles `input` events: every change of a control. */
  onInput: () => void;
  /** Handles values that are set with only a `change` event, as some password managers do. */
  onChange: (event: FormEvent) => void;
  onFocus: () => void;
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
 * The state of a lead form: `useForm` with this site's rules, store and messages. The DOM holds the values. The hook reads them on
 * every change, saves them as a draft for the tab, and restores what was typed before hydration or a reload.
 *
 * @param leadForm the parts that differ between the forms
 * @param onStored called once the row is stored
 */
export function useLeadForm<Entry extends object, Lead extends object>(leadForm: LeadForm<Entry, Lead>, onStored: () => void): LeadFormState<Entry> {
  const t = useT<'errors'>();
  const locale = useLocale();
  // If the page was changed before it woke (a browser that translates), React renders a new form instead of hydrating this one.
  const [served, setServed] = useState(findServedForm);
  const result = useFormResult();
  const { data: serverData } = useServerValues();
  const [entry, setEntry] = useState<Entry | null>(() => serverData && leadForm.read(serverData));
  const [restoredAnswers, setRestoredAnswers] = useState<RestoredAnswers | null>(null);
  const [ready, setReady] = useState(result !== null || leadForm.needs.length === 0);
  const [missing, setMissing] = useState<readonly string[]>(result === null ? leadForm.needs : []);
  const chosen = useRef(false);
  const restorePlace = useRef<(() => void) | null>(null);
  const acceptedLead = useRef<Lead>(null);
  const { draft } = leadForm;

  const refusal = (failure: Failure, fields: readonly BadField[]) => {
    const errors: Record<string, string[]> = {};
    for (const bad of fields) (errors[bad.field] ??= []).push(sentenceOf(t, locale, leadForm, bad));
    return { failure, errors };
  };
  const [outcome] = useState(() => (result?.stored === false ? refusal(result.failure, result.fields) : null));
  const state = useForm<string, Failure>({
    outcome,
    check(_, element) {
      const verdict = checkForm(leadForm, element);
      if (!verdict.accepted) return refusal(verdict.failure, verdict.fields);
      acceptedLead.current = verdict.lead;
      return undefined;
    },
    async onSend() {
      if (!acceptedLead.current) throw new Error('A lead is sent before it was accepted.');
      // Once the store's client is there, so that its own failure still reloads the page.
      const store = currentStore();
      if (store !== null) clientOf(store).then(loadThanksParts, () => undefined);
      const sent = await sendLead(leadForm, acceptedLead.current);
      if (!sent.stored) return refusal(sent.failure, sent.fields);
      onStored();
      return undefined;
    },
    // The row may be stored or not. Sending the same answers again does not store a second row.
    failure: { code: 'unknown_error' },
    canSendAgain: (failure) => failure !== undefined && failedInSending(failure),
  });
  const { ref: form } = state.formProps;

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
  }, [form, leadForm, draft]);

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
  }, [form, leadForm, draft, served, readForm, shape, restoredAnswers]);

  // `onFocus` misses a field that got the focus before the page woke.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepareToSend(currentStore());
  }, [form]);

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

  return {
    ...state,
    entry,
    restoredAnswers,
    ready,
    missing,
    onInput: readForm,
    onChange: (event) => {
      // React calls this for `input` too. It skips a `change` without a new value for text fields, but not for selects.
      if (event.nativeEvent.type === 'change' && !(event.target instanceof HTMLSelectElement)) readForm();
    },
    onFocus: useCallback(() => prepareToSend(currentStore()), []),
  };
}
