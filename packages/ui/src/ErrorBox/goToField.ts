const controls = 'input:not([type="hidden"]), select, textarea';

/** A bare `%` is not valid percent-encoding: use the id as it is. */
function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Scrolls a field's label or legend into view and focuses its control: of a group the first, of radios the chosen one if there
 * is one (GOV.UK, error summary).
 *
 * @param id the id of a control or of a `fieldset`; it may be percent-encoded as in a URL's hash
 * @returns whether the field was found. Any other element with that id, such as a section, is not a field
 */
export function goToField(id: string): boolean {
  const target = document.getElementById(id) ?? document.getElementById(decodeId(id));
  const group = target?.matches('fieldset') ? [...target.querySelectorAll<HTMLInputElement>(controls)] : [];
  const [first] = target?.matches(controls) ? [target] : group;
  const control = group.find(({ checked, name, type }) => type === 'radio' && checked && name === first?.getAttribute('name')) ?? first;
  if (!control) return false;
  const shown = control.closest('[data-field]');
  // jsdom, where applications test their pages, has no `scrollIntoView`.
  if (shown && 'scrollIntoView' in shown) shown.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
