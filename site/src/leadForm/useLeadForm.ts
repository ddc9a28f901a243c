import { goToField } from '@uno/ui/ErrorBox';
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { store } from '../leads/config.ts';
import type { Fields } from '../leads/draft.ts';
import { type BadField, type Failure, failedInSending, sentenceOf } from '../leads/errors.ts';
import { fieldsIn, fillFields, isDirty } from '../leads/fields.ts';
import type { LeadForm } from '../leads/lead.ts';
import { prepareToSend } from '../leads/send.ts';
import { check, isReady, sendLead, TRAP } from '../leads/submit.ts';
import { useFormAnswer, useServerValues } from './answer.ts';

/**
 * How long a form that is being sent only refuses what is typed and pressed, in ms, before it is made inert: most answers
 * are there by then, and on a phone it takes 30 ms to style the whole form anew.
 */
const INERT_DELAY_MS = 100;

const refuse = (event: Event) => event.preventDefault();

/** Where a form stands (behaviour.md 5.13). */
export type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  | { name: 'failed'; failure: Failure; fields: readonly BadField[]; attempt: number };

/** What the browser brings: the URL's choice and the tab's draft. */
export interface RestoredAnswers {
  /** The value of the form's parameter in the URL. */
  readonly fromUrl: string | null;
  readonly fromDraft: Fields;
}

/** The state of a lead form, as `useLeadForm` returns it. */
export interface LeadFormState<Entry extends object> {
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  phase: Phase;
  /** What the form holds, read from the DOM. Before hydration: the server's values, or `null` where it put none in. */
  entry: Entry | null;
  /** What was restored on hydration; `null` before, and where there was nothing to restore. */
  restoredAnswers: RestoredAnswers | null;
  /** Whether its button is ready. */
  ready: boolean;
  /** What is wrong with a field, in the page's language; undefined when nothing is, or since it was changed. */
  errorOf: (field: string) => string | undefined;
  /** Every change of a control: React calls it for the browser's `input` event. */
  onInput: (event: FormEvent) => void;
  /** What is filled in by a `change` event alone, as some password managers do. */
  onChange: (event: FormEvent) => void;
  onFocus: () => void;
  onSubmit: (event: FormEvent) => void;
  /** *Try Again*: clears the error; sends again where it was the sending that failed. */
  retry: () => void;
}

/** Fields in the order of the document, as a person goes through them. */
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

/** Chooses an option that the list has; what a person or a draft has chosen stays. @returns whether the list has it */
function choose(element: HTMLFormElement, name: string | undefined, value: string | null): boolean {
  const select = name === undefined ? null : element.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement) || ![...select.options].some((option) => option.value === value && value !== '')) return false;
  if (select.value !== '') return true;
  // As in a page that the server prefilled: the choice is not dirty, so no draft is stored.
  for (const option of select.options) option.defaultSelected = option.value === value;
  select.value = value ?? '';
  return true;
}

/**
 * The state of a lead form. The DOM holds the values. The hook reads them on every change, saves them as a draft for the tab,
 * and restores what was typed before hydration or a reload.
 *
 * @param leadForm what differs from one form to the other
 * @param onStored called once the row is stored
 */
export function useLeadForm<Entry extends object, Lead extends object>(leadForm: LeadForm<Entry, Lead>, onStored: () => void): LeadFormState<Entry> {
  const t = useT<'errors'>();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  // If the page was changed before it woke (a browser that translates), React renders a new form instead of hydrating this one.
  const [served] = useState(() => (import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('main form')));
  const button = useRef<HTMLButtonElement>(null);
  const answer = useFormAnswer();
  const { data: serverData } = useServerValues();
  const [phase, setPhase] = useState<Phase>(answer?.stored === false ? { name: 'failed', attempt: 0, ...answer } : { name: 'editing' });
  const [entry, setEntry] = useState<Entry | null>(() => serverData && leadForm.read(serverData));
  const [restoredAnswers, setRestoredAnswers] = useState<RestoredAnswers | null>(null);
  const [ready, setReady] = useState(answer !== null || leadForm.needs.length === 0);
  const busy = useRef(false);
  const attempts = useRef(0);
  const chosen = useRef(false);
  /** Fields of the last failure that have been changed since: they are no longer called wrong. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const restorePlace = useRef<(() => void) | null>(null);
  const { draft } = leadForm;

  /** Reads the form, and keeps it if there is something to keep. */
  const follow = useCallback(() => {
    const element = form.current;
    if (!element) return;
    restorePlace.current = holdPlace();
    const data = new FormData(element);
    setEntry(leadForm.read(data));
    setReady(isReady(data, leadForm));
    const fields = draft.read();
    if (!fields && !isDirty(element)) return;
    // Answers to questions that are hidden now are kept too: the visitor may come back to them.
    draft.keep({ ...fields, ...fieldsIn(element, [TRAP]) });
  }, [leadForm, draft]);

  // Again whenever questions come into the page: theirs may have been answered before.
  const shape = entry === null ? undefined : leadForm.shape?.(entry);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restorePlace.current?.();
    restorePlace.current = null;
    // The draft of a page that was asleep includes the honeypot field.
    const { [TRAP]: _, ...fromDraft } = draft.read() ?? {};
    const fromUrl = prefillFromUrl(leadForm.parameter);
    if (fromUrl !== null || Object.keys(fromDraft).length > 0) setRestoredAnswers((before) => before ?? { fromUrl, fromDraft });
    if (served && served !== element) fillFields(element, fieldsIn(served));
    fillFields(element, fromDraft);
    if (!chosen.current) chosen.current = choose(element, leadForm.parameter, fromUrl);
    // A pristine form needs no second render while the page is hydrated.
    if (chosen.current || isDirty(element)) follow();
  }, [leadForm, draft, served, follow, shape, restoredAnswers]);

  const submit = useCallback(async () => {
    const element = form.current;
    if (!element || busy.current) return;
    const fail = (failure: Failure, fields: readonly BadField[]) => {
      setMended([]);
      setPhase({ name: 'failed', failure, fields: inOrder(element, fields), attempt: (attempts.current += 1) });
    };
    try {
      const verdict = check(leadForm, element);
      if (!verdict.accepted) return fail(verdict.failure, verdict.fields);
      busy.current = true;
      setPhase({ name: 'sending' });
      const outcome = await sendLead(leadForm, verdict.lead);
      if (outcome.stored) onStored();
      else fail(outcome.failure, outcome.fields);
    } catch (error) {
      // Whether it was stored or not: the same words sent again are one row.
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
    // The pressed button goes away with the box.
    if (failedInSending(phase.failure)) {
      button.current?.focus();
      void submit();
    } else if (!first || !goToField(first.field)) button.current?.focus();
  }, [phase, submit]);

  // Input while a lead is being sent would not be stored: until the answer it is refused, and all but the button is inert.
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

  // After Back or Forward the browser may have filled the fields in again: the form is read anew.
  useEffect(() => {
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [follow]);

  // Where the storage keeps nothing, the browser asks before the page is left.
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
    return (field: string) => (mended.includes(field) ? undefined : sentences.get(field));
  }, [bad, mended, t, locale, leadForm]);

  const onInput = ({ target }: FormEvent) => {
    follow();
    if (!(target instanceof Element)) return;
    const field = target.getAttribute('name') ?? '';
    if (bad?.some((one) => one.field === field)) setMended((before) => (before.includes(field) ? before : [...before, field]));
  };

  return {
    form,
    button,
    phase,
    entry,
    restoredAnswers,
    ready,
    errorOf,
    onInput,
    onChange: (event) => {
      // React calls this for `input` too. For text it leaves out a `change` that tells nothing new; for a list it doesn't.
      if (event.nativeEvent.type === 'change' && !(event.target instanceof HTMLSelectElement)) onInput(event);
    },
    onFocus: useCallback(() => prepareToSend(store()), []),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    retry,
  };
}
