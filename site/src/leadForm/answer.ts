import { createContext, useContext } from 'react';
import type { FormAnswer } from '../leads/receive.ts';

const Answer = createContext<FormAnswer | null>(null);

/** Around a page that the server renders as its answer. */
export const FormAnswerProvider = Answer.Provider;

/** The server's answer; `null` on any other page, and always where a script holds the form. */
export const useFormAnswer = (): FormAnswer | null => useContext(Answer);

const Prefill = createContext<FormData | null>(null);

/** Around a page that the server renders as its address asks: the answers that its form begins with. */
export const PrefillProvider = Prefill.Provider;

/** What the server's answer fills in, or the address. */
export interface InitialValues {
  /** The text of a control; undefined where nothing was given. */
  readonly text: (name: string) => string | undefined;
  /** All values of a control. */
  readonly all: (name: string) => string[];
  /** Whether a single checkbox was given. */
  readonly checked: (name: string) => boolean;
  /** Everything; `null` where nothing was given. */
  readonly data: FormData | null;
}

/** What was posted or asked for, for the fields to begin with. */
export function useInitialValues(): InitialValues {
  const answer = useFormAnswer();
  const prefill = useContext(Prefill);
  const data = answer?.stored === false ? answer.data : prefill;
  const all = (name: string) => (data?.getAll(name) ?? []).filter((value) => typeof value === 'string');
  return { text: (name) => all(name)[0], all, checked: (name) => all(name).length > 0, data };
}
