'use client';

import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../mergeRefs/index.ts';

/** A frame that is focusable with Tab while its content overflows it. In the server's HTML it is always focusable. */
export function CoverageFrame({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = frame.current;
    // jsdom, where applications test their pages, has no `ResizeObserver`.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // The border of the last row overlaps the frame, which does not count as overflow.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 4));
    for (const measured of [element, ...element.children]) observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return <div role="region" tabIndex={scrolls ? 0 : undefined} {...rest} ref={useMergedRefs(frame, ref)} />;
}
