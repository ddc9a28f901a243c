/**
 * Shows, or takes away, the sentence that a press needs code which did not come, and what to do next
 * (`nav.wakeFailed`; it stands in every document, hidden, as an alert).
 */
export function alarm(show: boolean): void {
  const sentence = document.getElementById('wake-failed');
  if (sentence) sentence.hidden = !show;
}
