import { WAKE_FAILED_ID } from '../../protocol.ts';

/**
 * Shows or hides the alert that a press needs code that could not be loaded, and what to do next
 * (`nav.wakeFailed`; it stands in every document, hidden, as an alert).
 */
export function showWakeFailed(show: boolean): void {
  const sentence = document.getElementById(WAKE_FAILED_ID);
  if (sentence) sentence.hidden = !show;
}
