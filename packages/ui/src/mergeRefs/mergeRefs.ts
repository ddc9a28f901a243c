import { type Ref, type RefCallback, type RefObject, useMemo } from 'react';

const mergeRefs =
  <Element>(own: RefObject<Element | null>, theirs: Ref<Element> | undefined): RefCallback<Element> =>
  (element) => {
    own.current = element;
    if (typeof theirs === 'function') return theirs(element);
    if (theirs) theirs.current = element;
    return undefined;
  };

/** Sets both a component's own ref and the `ref` that its caller passed: once for each element, not at each render. */
export const useMergedRefs = <Element>(own: RefObject<Element | null>, theirs: Ref<Element> | undefined): RefCallback<Element> =>
  useMemo(() => mergeRefs(own, theirs), [own, theirs]);
