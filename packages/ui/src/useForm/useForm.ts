'use client';

import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorItem } from '../ErrorBox/ErrorBox.tsx';
import { goToField } from '../ErrorBox/goToField.ts';
import { submitButtonOf } from './submitButtonOf.ts';
import { useFocusAfterReset } from './useFocusAfterReset.ts';
import { useInertWhile } from './useInertWhile.ts';

/** What is wrong with a field. Nothing, an empty text or `false` means: nothing. A list is several errors of one field. */
export type ErrorMessage = ReactNode | readonly ReactNode[];

/** Errors by the name of the field, which without `idPrefix` is the `id` of its control, or of the group that holds its controls. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: ErrorMessage };

/** The result of a check, of sending, or of a server's action. Without errors and without a failure the answers are accepted. */
export interface FormOutcome<Field extends string, Failure = ReactNode> {
  /** What to correct. Default: nothing. */
  readonly errors?: FieldErrors<Field> | undefined;
  /** Why nothing was sent: for the text of the `ErrorBox`. Default: no reason. */
  readonly failure?: Failure | undefined;
  /** `false`: the answers are accepted, and the form goes on, such as to its next step. Default: accepted answers are sent. */
  readonly isSent?: false | undefined;
}

/** The phases of a form. After `sent` show a `SuccessPanel` in its place. */
export type FormPhase = 'editing' | 'sending' | 'failed' | 'sent';

/** The arguments of `useForm`. */
export interface FormOptions<Field extends string, Failure = ReactNode> {
  /** Your rules, run at each attempt in the browser: returns the errors of the answers. Default: every answer is accepted. */
  check?: ((answers: FormData, form: HTMLFormElement) => FormOutcome<Field, Failure> | undefined) | undefined;
  /**
   * Sends the answers that `check` accepted. Default: the form is sent by its `action`, a function or an address.
   *
   * @returns nothing once they are sent, or what the server refused
   */
  onSend?: ((answers: FormData, form: HTMLFormElement) => Promise<FormOutcome<Field, Failure> | undefined | void>) | undefined;
  /** The failure when `check` or `onSend` throws, such as without a connection. What was thrown is logged. Default: none, so the box has no text then. */
  failure?: Failure | undefined;
  /**
   * A server's outcome: the state of `useActionState`, or that of a form which was posted without JavaScript. Nothing before
   * the first attempt; each new object is the outcome of a new attempt, so don't make one while rendering. Default: none.
   */
  outcome?: FormOutcome<Field, Failure> | null | undefined;
  /** Whether the `action` is running: the third value of `useActionState`. Default false. */
  isPending?: boolean | undefined;
  /** Before the `id` of each field: for a second form on a page whose fields have the same names. Without it a field’s `id` is its name. Default: none. */
  idPrefix?: string | undefined;
  /** Whether `retry` sends again after a failure, rather than leading to what must be corrected. Default: if `onSend` failed, and no field is wrong. */
  canSendAgain?: ((failure: Failure | undefined) => boolean) | undefined;
}

/** What `useForm` returns. */
export interface FormState<Field extends string, Failure = ReactNode> {
  /** Where the form is. */
  phase: FormPhase;
  /** Why the last attempt failed; undefined in other phases, and if only fields are wrong. */
  failure: Failure | undefined;
  /** The props of `Form`. Put your own `action`, `aria-label` and handlers beside them; for a submit of your own use `onSubmitCapture`, because `onSubmit` and `ref` are the hook’s. */
  formProps: {
    /** Where the hook finds the form. */
    ref: RefObject<HTMLFormElement | null>;
    /** Checks and sends the answers. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The props of a field: its `id`, which is the name given after `idPrefix`, its `name`, and its error. */
  fieldProps: (field: Field) => { id: string; name: Field; error: ReactNode };
  /** The error of a field; undefined if it has none, or was edited since. Of several it is the last. */
  errorOf: (field: Field) => ReactNode;
  /** The props of `ErrorBox`; undefined while there is nothing to say, so render the box only if they are there. */
  errorBoxProps:
    | {
        /** The errors, in the order of the page. */
        items: readonly ErrorItem[];
        /** The number of the attempt. When it changes, the box takes the focus again. */
        attempt: number;
      }
    | undefined;
  /** The props of `SubmitButton`. */
  submitButtonProps: {
    /** Whether the answers are being sent. */
    busy: boolean;
  };
  /** Removes the box, and sends again if sending had failed; else leads to the first wrong field. For *Try again* in the box. */
  retry: () => void;
  /** Removes the box and the errors, and keeps the answers: for a form that shows another step. */
  clearErrors: () => void;
  /** Back to an empty form without errors: for *Send another*. The first field takes the focus if the pressed button has gone. */
  reset: () => void;
}

/** One error, as the box lists it. */
interface FieldError {
  /** The name of the field. */
  readonly field: string;
  /** What is wrong. */
  readonly message: ReactNode;
}

interface State<Failure> {
  /** Where the form is. */
  readonly phase: FormPhase;
  /** How many attempts have ended. */
  readonly attempt: number;
  /** Why the last attempt failed. Default: none. */
  readonly failure?: Failure | undefined;
  /** The errors of the last attempt, in the order of the page. */
  readonly errors: readonly FieldError[];
  /** Fields that were edited since the failure: their errors are hidden, and stay in the box. */
  readonly edited: readonly string[];
  /** Whether the answers had been accepted by `check`. */
  readonly wasSent: boolean;
}

/** A form that is sent by its `action` ignores another press for this long (GOV.UK, Button, `preventDoubleClick`). */
const DOUBLE_PRESS_MS = 1000;

const START = { phase: 'editing', attempt: 0, errors: [], edited: [], wasSent: false } as const;

/** TypeScript counts the arrays among React's iterables. */
const isList = (message: ErrorMessage): message is readonly ReactNode[] => Array.isArray(message);

const errorsOf = (outcome: FormOutcome<string, unknown>): readonly FieldError[] =>
  Object.entries<ErrorMessage>(outcome.errors ?? {}).flatMap(([field, given]) =>
    (isList(given) ? given : [given]).filter((message) => message !== undefined && message !== null && message !== false && message !== '').map((message) => ({ field, message })),
  );

/** The state after an outcome. */
function stateAfter<Failure>(outcome: FormOutcome<string, Failure>, attempt: number): State<Failure> {
  const errors = errorsOf(outcome);
  const { failure } = outcome;
  const isAccepted = errors.length === 0 && failure === undefined;
  return { ...START, attempt, failure, errors, phase: isAccepted ? (outcome.isSent === false ? 'editing' : 'sent') : 'failed', wasSent: true };
}

/** Sorts errors in document order. */
function inOrder(form: HTMLFormElement, errors: readonly FieldError[], prefix: string): readonly FieldError[] {
  const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
  return [...errors].sort((one, other) => ids.indexOf(prefix + one.field) - ids.indexOf(prefix + other.field));
}

/**
 * The steps that every form takes: rules, errors beside the fields and in the box, focus, sending, done. The fields stay
 * uncontrolled, so a page renders again only when the phase changes or an error disappears.
 *
 * - At each failed attempt the box gets its errors in the order of the page and takes the focus. A field's error disappears when
 *   the field is edited; the box stays until the next attempt (GOV.UK, error summary).
 * - A second press sends nothing. While the answers are being sent the fields can't be edited, so nothing typed is lost.
 * - A `submit`, `input`, `change` or `reset` that a handler of yours has cancelled does nothing here.
 * - A failure keeps what was typed.
 *
 * It sends by `onSend`, or by the form's own `action`: a function of React, or an address. For a form without rules `Form` alone
 * is enough.
 *
 * @example
 * const form = useForm({
 *   check: (answers) => ({ errors: { email: answers.get('email') === '' && 'Enter your e-mail' } }),
 *   onSend: async (answers) => { await send(answers); },
 *   failure: 'We could not send it. Please try again.',
 * });
 * return (
 *   <Form {...form.formProps}>
 *     {form.errorBoxProps && <ErrorBox title="Not sent yet" {...form.errorBoxProps}>{form.failure}</ErrorBox>}
 *     <TextField {...form.fieldProps('email')} label="E-mail" />
 *     <SubmitButton {...form.submitButtonProps} labels={{ busy: 'Sending…' }}>Send</SubmitButton>
 *   </Form>
 * );
 */
export function useForm<Field extends string, Failure = ReactNode>({
  check,
  onSend,
  failure: unexpected,
  outcome = null,
  isPending = false,
  idPrefix = '',
  canSendAgain,
}: FormOptions<Field, Failure>): FormState<Field, Failure> {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState<State<Failure>>(() => (outcome === null ? START : stateAfter(outcome, 0)));
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    setState(outcome === null ? START : stateAfter(outcome, state.attempt + 1));
  }
  const { attempt, failure, errors, edited, wasSent } = state;
  const phase = isPending ? 'sending' : state.phase;

  const settle = (form: HTMLFormElement, next: Partial<State<Failure>>) =>
    setState((before) => ({ ...START, failure: unexpected, ...next, errors: inOrder(form, next.errors ?? [], idPrefix), attempt: before.attempt + 1 }));

  /** Whether the rules refuse the answers. */
  const isRefused = (form: HTMLFormElement): boolean => {
    try {
      const next = stateAfter(check?.(new FormData(form), form) ?? {}, 0);
      if (next.phase !== 'failed') return false;
      settle(form, { ...next, wasSent: false });
    } catch (error) {
      console.error(error);
      settle(form, { phase: 'failed' });
    }
    return true;
  };

  const send = async (form: HTMLFormElement, onSendNow: NonNullable<typeof onSend>) => {
    isBusy.current = true;
    setState({ ...START, attempt, phase: 'sending' });
    try {
      settle(form, stateAfter((await onSendNow(new FormData(form), form)) ?? {}, 0));
    } catch (error) {
      console.error(error);
      settle(form, { phase: 'failed', wasSent: true });
    } finally {
      isBusy.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    const form = event.currentTarget;
    const isIgnored = isBusy.current || isPending || event.timeStamp - sentAt.current < DOUBLE_PRESS_MS;
    if (onSend || isIgnored) event.preventDefault();
    if (isIgnored) return;
    if (isRefused(form)) event.preventDefault();
    else if (onSend) void send(form, onSend);
    else {
      sentAt.current = event.timeStamp;
      setState({ ...START, attempt });
    }
  };

  // An outcome may be corrected and sent at once.
  useEffect(() => {
    sentAt.current = Number.NEGATIVE_INFINITY;
  }, [isPending, outcome]);

  const clearErrors = useCallback(() => setState((before) => (before.phase === 'failed' ? { ...START, attempt: before.attempt } : before)), []);

  const retry = () => {
    const [first] = errors;
    clearErrors();
    const isSentAgain = canSendAgain ? canSendAgain(failure) : wasSent && !first;
    if (!isSentAgain && first && goToField(idPrefix + first.field)) return;
    // The pressed button disappears with the box, so the focus moves.
    submitButtonOf(ref.current)?.focus();
    if (isSentAgain) ref.current?.requestSubmit();
  };

  const hasFailed = phase === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const edit = ({ target, defaultPrevented }: Event) => {
      if (defaultPrevented) return;
      const now = errors.map(({ field }) => field).filter((field) => target instanceof Node && document.getElementById(idPrefix + field)?.contains(target));
      if (now.length > 0) setState((before) => (now.every((field) => before.edited.includes(field)) ? before : { ...before, edited: [...before.edited, ...now] }));
    };
    const empty = ({ target, defaultPrevented }: Event) => {
      if (target === ref.current && !defaultPrevented) clearErrors();
    };
    // On the window, after every handler of the page, which may have cancelled it. Some password managers send only `change`.
    addEventListener('input', edit);
    addEventListener('change', edit);
    addEventListener('reset', empty);
    return () => {
      removeEventListener('input', edit);
      removeEventListener('change', edit);
      removeEventListener('reset', empty);
    };
  }, [hasFailed, errors, clearErrors, idPrefix]);

  useInertWhile(ref, phase === 'sending');

  const focusAfterReset = useFocusAfterReset(ref, phase);

  const errorOf = useCallback((name: Field) => (edited.includes(name) ? undefined : errors.filter(({ field }) => field === name).at(-1)?.message), [errors, edited]);

  return {
    phase,
    failure,
    formProps: { ref, onSubmit },
    fieldProps: (name) => ({ id: idPrefix + name, name, error: errorOf(name) }),
    errorOf,
    errorBoxProps: hasFailed ? { attempt, items: errors.map(({ field, message }) => ({ href: `#${idPrefix}${field}`, children: message })) } : undefined,
    submitButtonProps: { busy: phase === 'sending' },
    retry,
    clearErrors,
    reset: () => {
      focusAfterReset();
      ref.current?.reset();
      setState({ ...START, attempt });
    },
  };
}
