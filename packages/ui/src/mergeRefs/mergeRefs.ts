import type { Ref, RefCallback, RefObject } from 'react';

/** Sets both a component's own ref and the `ref` that its caller passed. */
export const mergeRefs =
  <Element>(own: RefObject<Element | null>, theirs: Ref<Element> | undefined): RefCallback<Element> =>
  (element) => {
    own.current = element;
    if (typeof theirs === 'function') return theirs(element);
    if (theirs) theirs.current = element;
    return undefined;
  };
