import type { Ref, RefCallback, RefObject } from 'react';

/** Gives an element to a component's own ref and to its consumer's: how a component that uses its root forwards `ref`. */
export const mergeRefs =
  <Element>(own: RefObject<Element | null>, theirs: Ref<Element> | undefined): RefCallback<Element> =>
  (element) => {
    own.current = element;
    if (typeof theirs === 'function') return theirs(element);
    if (theirs) theirs.current = element;
    return undefined;
  };
