'use client';

import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../mergeRefs/index.ts';

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses the filter that is now at the removed one's position, or the last one, or their group. */
function moveFocus(group: HTMLElement, place: number) {
  if (!isFocusLost() || !group.isConnected) return;
  const remaining = group.querySelectorAll<HTMLElement>('[data-active-filter]');
  const next = remaining.item(Math.min(place, remaining.length - 1));
  (next?.querySelector<HTMLElement>('a, button') ?? group).focus();
}

/** An entry of `ActiveFilters`. When it is removed while it has the focus, the focus moves to a neighbour (WCAG 2.4.3). */
export function ActiveEntry({ ref, ...rest }: ComponentPropsWithRef<'li'>) {
  const own = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const entry = own.current;
    // React calls this while the entry is still in the document.
    return () => {
      const group = entry?.closest<HTMLElement>('[data-active-filters]');
      if (!entry || !group || !entry.contains(document.activeElement)) return;
      const place = [...group.querySelectorAll('[data-active-filter]')].indexOf(entry);
      // After the removal, and only if nothing else took the focus.
      queueMicrotask(() => moveFocus(group, Math.max(place, 0)));
    };
  }, []);
  return <li {...rest} ref={useMergedRefs(own, ref)} />;
}
