import { createContext, useContext } from 'react';
import type { FormAnswer } from '../leads/receive.ts';

const Answer = createContext<FormAnswer | null>(null);

/** Wraps a page that the server renders as the answer to a posted form. */
export const FormAnswerProvider = Answer.Provider;

/** The server's answer; `null` on any other page, and always in the browser. */
export const useFormAnswer = (): FormAnswer | null => useContext(Answer);

const Prefill = createContext<FormData | null>(null);

/** Around a page whose URL names answers: the server fills its form in with them. */
export const PrefillProvider = Prefill.Provider;

/** The values that the server put into the form: a posted answer, or the prefill of the URL. */
export interface ServerValues {
  /** The text of a control; undefined where nothing was given. */
  readonly text: (name: string) => string | undefined;
  /** All values of a control. */
  readonly all: (name: string) => string[];
  /** Whether a single checkbox was given. */
  readonly checked: (name: string) => boolean;
  /** Everything; `null` where nothing was given. */
  readonly data: FormData | null;
}

/** The props of a text field. Its `id` is its name, so that an error's link (`#email`) finds it without JavaScript. */
export function useFieldProps(errorOf: (name: string) => string | undefined) {
  const { text } = useServerValues();
  return (name: string) => ({ id: name, name, defaultValue: text(name), error: errorOf(name) });
}

/** The values that the fields begin with; none where the server put none into the form. */
export function useServerValues(): ServerValues {
  const answer = useFormAnswer();
  const prefill = useContext(Prefill);
  const data = answer?.stored === false ? answer.data : prefill;
  const all = (name: string) => (data?.getAll(name) ?? []).filter((value) => typeof value === 'string');
  return { text: (name) => all(name)[0], all, checked: (name) => all(name).length > 0, data };
}
