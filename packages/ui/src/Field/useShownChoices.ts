'use client';
import { type RefObject, useLayoutEffect, useReducer } from 'react';
import { inputsOf } from './inputsOf.ts';

/**
 * Shows a controlled value in the native inputs of a group after every render and, through the returned function, after every
 * change, also one that was refused. React itself leaves the inputs uncontrolled, so a value may come later without a warning.
 *
 * @param values the checked values; `undefined` leaves the inputs as they are
 */
export function useShownChoices(group: RefObject<HTMLElement | null>, name: string, values: readonly string[] | undefined): () => void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (values) for (const input of inputsOf(group.current, name)) input.checked = values.includes(input.value);
  });
  return renderAgain;
}
