/**
 * Repeats a click that was held on a button. Not with `click()`: Chromium then forgets a space bar that is down, and the press in
 * progress is lost.
 */
export function repeatClick(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
