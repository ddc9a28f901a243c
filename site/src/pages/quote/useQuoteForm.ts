import { goToField } from '@uno/ui/ErrorBox';
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { store } from '../../leads/config.ts';
import { firstOpened } from '../../leads/draft.ts';
import { type BadField, type Failure, failedInSending } from '../../leads/errors.ts';
import { fieldsIn, fillFields, isTouched } from '../../leads/fields.ts';
import { quoteFrom } from '../../leads/quote.ts';
import { isService, type QuoteEntry, SERVICE_PARAMETER } from '../../leads/schema.ts';
import { prepareToSend } from '../../leads/send.ts';
import { checkQuote, quoteDraft, sendQuote, TRAP } from '../../leads/submit.ts';

/** Where a form stands (behaviour.md 5.13). */
export type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  | { name: 'failed'; failure: Failure; fields: readonly BadField[]; attempt: number };

/** The quote form's behaviour, for the elements that it is given. */
export interface QuoteForm {
  phase: Phase;
  /** What the form holds, read from the document; `null` until the page has woken. */
  entry: QuoteEntry | null;
  /** Whether floor maintenance is a choice: when the address or the draft asks for it. */
  offersMaintenance: boolean;
  /** Fields of the last failure that have been changed since: they are no longer called wrong. */
  mended: readonly string[];
  onInput: (event: FormEvent) => void;
  onFocus: () => void;
  onSubmit: (event: FormEvent) => void;
  /** *Try Again*: clears the error; sends again where it was the sending that failed. */
  retry: () => void;
}

/** Fields in the order of the document, as a person goes through them. */
function inOrder(form: HTMLFormElement, fields: readonly BadField[]): readonly BadField[] {
  const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
  return fields.toSorted((one, other) => ids.indexOf(one.field) - ids.indexOf(other.field));
}

/**
 * Remembers where on the screen a person is at work: at what is pressed, else at what has the focus. What is returned
 * scrolls it back there. Questions may come in above it, late or with the press itself (React wakes what is pressed
 * before the focus moves): what is under the finger stays under it.
 */
function holdPlace(): () => void {
  const element = [...document.querySelectorAll(':active')].at(-1) ?? document.activeElement;
  const top = element?.getBoundingClientRect().top;
  return () => {
    if (element && top !== undefined) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

const askedService = (): string | null => new URLSearchParams(location.search).get(SERVICE_PARAMETER);

/**
 * The document holds the values; this reads them on every change, keeps them for the tab, and brings them
 * back: so what was typed before the page woke, or before a reload, is what is sent.
 *
 * @param onStored called once the row is stored
 */
export function useQuoteForm(
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  onStored: () => void,
): QuoteForm {
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const [entry, setEntry] = useState<QuoteEntry | null>(null);
  const [offersMaintenance, setOffersMaintenance] = useState(false);
  const busy = useRef(false);
  const attempts = useRef(0);
  const preselected = useRef(false);
  const [mended, setMended] = useState<readonly string[]>([]);
  const restorePlace = useRef<(() => void) | null>(null);

  /** Reads the form, and keeps it if there is something to keep. */
  const follow = useCallback(() => {
    const element = form.current;
    if (!element) return;
    restorePlace.current = holdPlace();
    setEntry(quoteFrom(new FormData(element)));
    const draft = quoteDraft.read();
    if (!draft && !isTouched(element)) return;
    // The answers about another service are kept too, for whoever comes back to it.
    quoteDraft.keep({ fields: { ...draft?.fields, ...fieldsIn(element, [TRAP]) }, attempt: draft?.attempt ?? null });
  }, [form]);

  // Again whenever questions come into the page: theirs may have been answered before.
  const service = entry?.service;
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restorePlace.current?.();
    restorePlace.current = null;
    firstOpened();
    const fields = quoteDraft.read()?.fields ?? {};
    const asked = askedService();
    if ([asked, fields['service']?.[0]].includes('maintenance')) setOffersMaintenance(true);
    fillFields(element, fields);
    const select = element.elements.namedItem('service');
    if (!preselected.current && isService(asked) && select instanceof HTMLSelectElement && (asked !== 'maintenance' || offersMaintenance)) {
      preselected.current = true;
      if (select.value === '') select.value = asked;
    }
    // An untouched form is what the page shows already: nothing is rendered twice while it wakes.
    if (isTouched(element)) follow();
  }, [form, follow, service, offersMaintenance]);

  const submit = useCallback(async () => {
    const element = form.current;
    if (!element || busy.current) return;
    const fail = (failure: Failure, fields: readonly BadField[]) => {
      setMended([]);
      setPhase({ name: 'failed', failure, fields: inOrder(element, fields), attempt: (attempts.current += 1) });
    };
    const verdict = checkQuote(element);
    if (!verdict.accepted) return fail(verdict.failure, verdict.fields);
    busy.current = true;
    setPhase({ name: 'sending' });
    const outcome = await sendQuote(verdict.request).finally(() => (busy.current = false));
    if (outcome.stored) onStored();
    else fail(outcome.failure, outcome.fields);
  }, [form, onStored]);

  const failedFields = phase.name === 'failed' ? phase.fields : undefined;

  const retry = useCallback(() => {
    if (phase.name !== 'failed') return;
    const [first] = phase.fields;
    setPhase({ name: 'editing' });
    // The pressed button goes away with the box.
    if (failedInSending(phase.failure)) {
      button.current?.focus();
      void submit();
    } else if (!first || !goToField(first.field)) button.current?.focus();
  }, [phase, submit, button]);

  // What is typed while a request is being sent would not be in it: until the answer, all but the button is inert.
  const sending = phase.name === 'sending';
  useLayoutEffect(() => {
    if (sending) button.current?.focus();
    for (const part of form.current?.children ?? []) {
      if (!part.contains(button.current)) part.toggleAttribute('inert', sending);
    }
  }, [form, button, sending]);

  // After Back or Forward the browser may have filled the fields in again: the form is read anew.
  useEffect(() => {
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [follow]);

  // Where nothing is kept, whoever leaves is asked first.
  const atRisk = entry !== null && quoteDraft.isAtRisk();
  useEffect(() => {
    if (!atRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (quoteDraft.isAtRisk()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);

  return {
    phase,
    entry,
    offersMaintenance,
    mended,
    onInput: ({ target }) => {
      follow();
      if (!(target instanceof Element)) return;
      const field = target.getAttribute('name') ?? '';
      if (failedFields?.some((bad) => bad.field === field)) setMended((before) => (before.includes(field) ? before : [...before, field]));
    },
    onFocus: useCallback(() => prepareToSend(store()), []),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    retry,
  };
}
