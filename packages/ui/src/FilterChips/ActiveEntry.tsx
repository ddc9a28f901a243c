'use client';

import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { mergeRefs } from '../mergeRefs/index.ts';

const nobodyHasIt = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to the filter that took a removed one's place, else to the one before it, else to their group. */
function giveOn(group: HTMLElement, place: number) {
  if (!nobodyHasIt() || !group.isConnected) return;
  const left = group.querySelectorAll<HTMLElement>('[data-active-filter]');
  const heir = left.item(Math.min(place, left.length - 1));
  (heir?.querySelector<HTMLElement>('a, button') ?? group).focus();
}

/**
 * An entry of `ActiveFilters`: when it is removed with the focus in it, the focus is not lost with it (WCAG 2.4.3) but
 * given on.
 */
export function ActiveEntry({ ref, ...rest }: ComponentPropsWithRef<'li'>) {
  const own = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const entry = own.current;
    // React calls this while the entry still stands in the document.
    return () => {
      const group = entry?.closest<HTMLElement>('[data-active-filters]');
      if (!entry || !group || !entry.contains(document.activeElement)) return;
      const place = [...group.querySelectorAll('[data-active-filter]')].indexOf(entry);
      // Once the removal is done, and only if nobody else took it.
      queueMicrotask(() => giveOn(group, Math.max(place, 0)));
    };
  }, []);
  return <li {...rest} ref={mergeRefs(own, ref)} />;
}
