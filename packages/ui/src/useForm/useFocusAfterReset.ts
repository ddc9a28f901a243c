'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { FormPhase } from './useForm.ts';

const canTakeFocus = (field: Element): field is HTMLElement => field instanceof HTMLElement && field.tabIndex >= 0 && field.matches(':enabled') && field.checkVisibility();

/**
 * Moves the focus to the first field after a reset, if the pressed button has gone with the panel that had replaced the form.
 *
 * @returns call it at the reset
 */
export function useFocusAfterReset(ref: RefObject<HTMLFormElement | null>, phase: FormPhase): () => void {
  const isReset = useRef(false);
  useEffect(() => {
    if (phase !== 'editing' || !isReset.current) return;
    isReset.current = false;
    if (document.activeElement === document.body) [...(ref.current?.elements ?? [])].find(canTakeFocus)?.focus();
  }, [ref, phase]);
  return () => {
    // A form that is being edited stays: nothing moves, now or later.
    isReset.current = phase !== 'editing';
  };
}
