import { createContext, type ReactNode, useContext } from 'react';
import type { FormResult } from '../leads/receive.ts';

const Result = createContext<FormResult | null>(null);

/** Around a page that the server renders as the response to a posted form. */
export const FormResultProvider = Result.Provider;

/** The result of the posted form; `null` on other pages, and always in the browser. */
export const useFormResult = (): FormResult | null => useContext(Result);

const Prefill = createContext<FormData | null>(null);

/** Around a page whose form is prefilled from the URL. */
export const PrefillProvider = Prefill.Provider;

/** The form values of the server's HTML: those of a posted form, or those prefilled from the URL. */
export interface ServerValues {
  /** The value of a control; undefined if it has none. */
  readonly text: (name: string) => string | undefined;
  /** All values of a control. */
  readonly all: (name: string) => string[];
  /** Whether a single checkbox is checked. */
  readonly checked: (name: string) => boolean;
  /** All values; `null` if the server set none. */
  readonly data: FormData | null;
}

/** The props of a text field. Its `id` is its name, so that an error's link (`#email`) finds it without JavaScript. */
export function useFieldProps(errorOf: (name: string) => ReactNode) {
  const { text } = useServerValues();
  return (name: string) => ({ id: name, name, defaultValue: text(name), error: errorOf(name) });
}

/** The initial values of the fields, as in the server's HTML. */
export function useServerValues(): ServerValues {
  const result = useFormResult();
  const prefill = useContext(Prefill);
  const data = result?.stored === false ? result.data : prefill;
  const all = (name: string) => (data?.getAll(name) ?? []).filter((value) => typeof value === 'string');
  return { text: (name) => all(name)[0], all, checked: (name) => all(name).length > 0, data };
}
