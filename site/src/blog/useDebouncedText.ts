import { useEffect, useState } from 'react';

/** How long a text must stay unchanged before it is announced, in ms: longer than a pause between two letters. */
const STILL = 450;

/** A text that changes while somebody types, announced once it stops changing, so that a screen reader says one count for a search. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), STILL);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
