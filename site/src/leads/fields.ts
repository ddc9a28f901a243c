import type { FieldValues } from './draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name !== '');

/** The current values of a form's controls. @param except names to leave out, such as the honeypot's */
export function fieldsIn(form: HTMLFormElement, except: readonly string[] = []): FieldValues {
  const fields: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (except.includes(control.name)) continue;
    const values = (fields[control.name] ??= []);
    if (!isChoice(control)) values.push(control.value);
    else if (control.checked) values.push(control.value);
  }
  return fields;
}

/** The default value of a select, set by the server's HTML or from the URL. */
const chosenIn = (select: HTMLSelectElement): string => [...select.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';

const isPristine = (control: Control): boolean =>
  isChoice(control)
    ? control.checked === control.defaultChecked
    : control.value === (control instanceof HTMLSelectElement ? chosenIn(control) : control.defaultValue);

/** Whether the visitor has changed anything. */
export const isDirty = (form: HTMLFormElement): boolean => controlsOf(form).some((control) => !isPristine(control));

/**
 * Sets pristine controls to the values of a draft. Groups with a changed control stay as they are: what the visitor did
 * before the page woke wins. Dispatches a bubbling `input` event on each changed control.
 */
export function fillFields(form: HTMLFormElement, fields: FieldValues): void {
  const controls = controlsOf(form);
  const dirty = new Set(controls.filter((control) => !isPristine(control)).map(({ name }) => name));
  const changed = controls.filter((control) => {
    const values = fields[control.name];
    if (values === undefined || dirty.has(control.name)) return false;
    if (isChoice(control)) {
      const checked = values.includes(control.value);
      if (control.checked === checked) return false;
      control.checked = checked;
      return true;
    }
    const [value = ''] = values;
    if (control.value === value) return false;
    control.value = value;
    return true;
  });
  for (const control of changed) control.dispatchEvent(new Event('input', { bubbles: true }));
}
