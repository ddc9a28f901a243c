/** A bare `%` is not valid percent-encoding: use the id as it is. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const controls = 'input:not([type="hidden"]), select, textarea';

/**
 * Takes a person to a field: its label or legend comes into view and its control gets the focus; of several
 * the one that is checked, else the first (GOV.UK, error summary).
 *
 * @param field the id of the control or of its group, else a name; percent-encoding as in a URL's hash is undone
 * @param form where a name is looked for. Default: the document
 * @returns whether there was something to go to
 */
export function goToField(field: string, form: ParentNode = document): boolean {
  const key = decoded(field);
  const all = (within: ParentNode) => [...within.querySelectorAll<HTMLInputElement>(controls)];
  const target = document.getElementById(key);
  // The element with that id may not be a field, for example a heading.
  const inTarget = target === null ? [] : all(document).filter((control) => target.contains(control));
  const found = inTarget.length > 0 ? inTarget : all(form).filter(({ name }) => name === key);
  const control = found.find(({ checked }) => checked) ?? found[0];
  if (!control) return false;
  const shown = control.closest('[data-field]');
  // jsdom, where applications test their pages, has no `scrollIntoView`.
  if (shown && 'scrollIntoView' in shown) shown.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
