import { WAKE_FAILED_ID } from '../../protocol.ts';

/**
 * Shows, or takes away, the sentence that a press needs code which did not come, and what to do next
 * (`nav.wakeFailed`; it stands in every document, hidden, as an alert).
 */
export function showWakeFailed(show: boolean): void {
  const sentence = document.getElementById(WAKE_FAILED_ID);
  if (sentence) sentence.hidden = !show;
}
