import '@uno/tokens/themes';
import '@uno/tokens/art';
import '@uno/ui/reset';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

let shown: Root | undefined;

/** Shows these elements alone on the page. */
export function show(element: ReactNode): void {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  shown?.unmount();
  shown = createRoot(box);
  rerender(element);
}

/** Renders other elements or props in the same place. */
export function rerender(element: ReactNode): void {
  flushSync(() => shown?.render(element));
}

/** What React and the components write to the console as an error, from now on. */
export function consoleErrors(): readonly string[] {
  const written: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: readonly unknown[]) => void written.push(parts.join(' ')));
  return written;
}

/** The first element of a selector. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`Nothing is “${selector}” in ${document.body.innerHTML}`);
}

/** The first input of a selector. */
export function findInput(selector = 'input'): HTMLInputElement {
  const found = find(selector);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`“${selector}” is no input but ${found.outerHTML}`);
}

afterEach(() => {
  shown?.unmount();
  shown = undefined;
});
