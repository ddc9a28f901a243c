'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { submitButtonOf } from './submitButtonOf.ts';

/**
 * How long after sending starts the form is made inert, in ms; until then input is only cancelled. Most responses arrive
 * earlier, and restyling the whole form takes 30 ms on a phone.
 */
const INERT_DELAY_MS = 100;

const refuse = (event: Event) => event.preventDefault();

/** Input while a form is being sent would be lost. It is cancelled, and everything except the submit button becomes inert. */
export function useInertWhile(ref: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  useLayoutEffect(() => {
    const form = ref.current;
    if (!isSending || !form) return undefined;
    const button = submitButtonOf(form);
    button?.focus();
    const parts = [...form.children].filter((part) => !button || !part.contains(button));
    const setInert = (inert: boolean) => {
      for (const part of parts) part.toggleAttribute('inert', inert);
    };
    const timer = setTimeout(setInert, INERT_DELAY_MS, true);
    for (const event of ['beforeinput', 'click']) form.addEventListener(event, refuse);
    return () => {
      clearTimeout(timer);
      for (const event of ['beforeinput', 'click']) form.removeEventListener(event, refuse);
      setInert(false);
    };
  }, [ref, isSending]);
}
