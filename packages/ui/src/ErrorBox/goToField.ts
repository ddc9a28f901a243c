/** A bare `%` is not valid percent-encoding: use the id as it is. */
function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const controls = 'input:not([type="hidden"]), select, textarea';

/**
 * Scrolls a field's label or legend into view and focuses its control. Of several controls it focuses the checked one, or
 * else the first (GOV.UK, error summary).
 *
 * @param field the id of the control or of its group, or its name; it may be percent-encoded as in a URL's hash
 * @param form where a name is searched. Default: the document
 * @returns whether the field was found
 */
export function goToField(field: string, form: ParentNode = document): boolean {
  const key = decodeId(field);
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
