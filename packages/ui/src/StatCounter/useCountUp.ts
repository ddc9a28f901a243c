'use client';

import { type RefObject, useEffect } from 'react';

/** In ms. As long as two sweeps of 0.45 s. */
const DURATION_MS = 900;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Counts from 0 to the element's number when it is first scrolled into view. Only the attribute `data-counting` changes, not
 * the text. A number that is in view from the start does not count up, because it may already be read. With reduced motion
 * none does.
 */
export function useCountUp(element: RefObject<HTMLElement | null>, final: number): void {
  useEffect(() => {
    const number = element.current;
    // jsdom, where applications test their pages, has neither `IntersectionObserver` nor `matchMedia`.
    if (!number || !('IntersectionObserver' in window) || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return undefined;
    let frame = 0;
    let wasOutOfView = false;

    const count = (start: number) => (now: number) => {
      const progress = (now - start) / DURATION_MS;
      if (progress >= 1) {
        delete number.dataset['counting'];
        return;
      }
      number.dataset['counting'] = String(Math.floor(final * easeOut(Math.max(0, progress))));
      frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.some(({ isIntersecting }) => isIntersecting);
      if (!inView) {
        wasOutOfView = true;
        return;
      }
      observer.disconnect();
      if (wasOutOfView) count(performance.now())(performance.now());
    });
    observer.observe(number);

    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      delete number.dataset['counting'];
    };
  }, [element, final]);
}
