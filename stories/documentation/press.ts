import { userEvent } from 'storybook/test';

/** `Shift+Tab` in the syntax of both `userEvent`s (Storybook's and Vitest's): `{Shift>}{Tab}{/Shift}`. */
function written(chord: string): string {
  const keys = chord.split('+');
  const last = keys.pop() ?? '';
  const [held, released] = [keys.map((key) => `{${key}>}`), keys.toReversed().map((key) => `{/${key}}`)];
  return [...held, last === 'Space' || last === ' ' ? '[Space]' : `{${last}}`, ...released].join('');
}

/** The browser's default action of a key, which a simulated key lacks, unless the page prevents it. */
function doNatively(key: string, element: Element | null): void {
  const direction = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (direction === 0) return;
  if (element instanceof HTMLInputElement && element.type === 'number') {
    if (direction < 0) element.stepUp();
    else element.stepDown();
  } else if (element instanceof HTMLSelectElement) {
    const next = element.options[element.selectedIndex + direction];
    if (!next) return;
    element.value = next.value;
  } else return;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

async function simulate(key: string): Promise<void> {
  const focused = document.activeElement;
  let prevented = false;
  const onKeydown = (event: Event) => {
    prevented = event.defaultPrevented;
  };
  addEventListener('keydown', onKeydown, { once: true });
  await userEvent.keyboard(written(key));
  removeEventListener('keydown', onKeydown);
  if (!prevented) doNatively(key, focused);
}

/**
 * Presses keys one after the other on the focused element. In tests the keys are real: the browser receives them as from a
 * keyboard. In Storybook itself they are simulated, because a page can't press real keys.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  if ('__vitest_browser__' in globalThis) {
    const browser = await import('vitest/browser');
    await browser.userEvent.keyboard(keys.map(written).join(''));
  } else {
    for (const key of keys) await simulate(key);
  }
}
