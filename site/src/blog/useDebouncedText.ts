import { useEffect, useState } from 'react';

/** How long a text must stay unchanged before it is announced, in ms: longer than the time between two keystrokes. */
const DEBOUNCE_MS = 450;

/** Debounces a text that changes while the visitor types, so that a screen reader announces only one count per search. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
