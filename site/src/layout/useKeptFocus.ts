import { useLayoutEffect, useState } from 'react';
import { elementFinder } from './elementFinder.ts';

type FindElement = ReturnType<typeof elementFinder>;

/** Finds the focused element, if its place is not rendered yet. */
let unrestored: FindElement | undefined;

function focusFinder(): FindElement | undefined {
  if (import.meta.env.SSR) return undefined;
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? elementFinder(focused) : unrestored;
}

/**
 * Keeps the focus when React renders a part of the page again instead of hydrating it, because a translating browser or an
 * extension changed it. The component that calls this must be in that part.
 */
export function useKeptFocus(): void {
  // The first render comes before React removes the changed HTML, and the effect after it.
  const [find] = useState(focusFinder);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const element = find?.();
    element?.focus({ preventScroll: true });
    unrestored = element ? undefined : find;
  }, [find]);
}
