import { fieldsIn, fillFields } from '../leads/fields.ts';

/** The form of the server's HTML, with the id of its focused control. */
export interface ServedForm {
  readonly form: HTMLFormElement;
  readonly focused: string | undefined;
}

/** The page's form as the server sent it; `null` on the server. */
export function findServedForm(): ServedForm | null {
  const form = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('main form');
  return form && { form, focused: form.contains(document.activeElement) ? document.activeElement?.id : undefined };
}

/** Copies the values and the focus of the served form to the form that React has rendered in its place. */
export function copyServedForm({ form, focused }: ServedForm, element: HTMLFormElement): void {
  fillFields(element, fieldsIn(form));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
