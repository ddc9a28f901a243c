import { WAKE_FAILED_ID } from '../../protocol.ts';

/** Shows or hides the alert that code could not be loaded (`nav.wakeFailed`). Every document contains it, hidden. */
export function showWakeFailed(show: boolean): void {
  const alert = document.getElementById(WAKE_FAILED_ID);
  if (alert) alert.hidden = !show;
}
