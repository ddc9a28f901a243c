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
 * Takes a person to a field: its label or legend comes into view and its control gets the focus; in a group
 * the one that is checked, else the first (GOV.UK, error summary).
 *
 * @param id of the control or of its group; percent-encoding as in a URL's hash is undone
 * @returns whether there was something to go to
 */
export function goToField(id: string): boolean {
  const target = document.getElementById(decoded(id));
  const control = target?.matches(controls)
    ? target
    : (target?.querySelector<HTMLElement>('input:checked') ?? target?.querySelector<HTMLElement>(controls));
  if (!control) return false;
  control.closest('[data-field]')?.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
