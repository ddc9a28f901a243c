'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `reset` when the form around an element is reset, by a button or a script, unless a handler cancels it. The fields still have their old values then. */
export function useFormReset(element: RefObject<HTMLElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const listen = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target === element.current?.closest('form')) latest.current();
    };
    // On the window, after React's handlers, which may cancel it.
    addEventListener('reset', listen);
    return () => removeEventListener('reset', listen);
  }, [element]);
}
