'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `reset` when the form around an element is reset, by a button or a script. The fields still have their old values then. */
export function useFormReset(element: RefObject<HTMLElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    const listen = (event: Event) => {
      if (!event.defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [element]);
}
