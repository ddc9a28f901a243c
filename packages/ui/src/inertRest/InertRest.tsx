'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Makes the rest of the document inert while the dialog is open, and interactive again before the focus returns. It waits
 * for the dialog's first paint, because making a large page inert recalculates its styles and would delay the dialog.
 */
export function InertRest() {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let rest: HTMLElement[] = [];
    const painted = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        rest = [...document.body.children].filter(
          (element): element is HTMLElement =>
            element instanceof HTMLElement && !element.contains(here.current) && element.localName !== 'script' && !element.inert,
        );
        for (const element of rest) element.inert = true;
      });
    });
    let timer = 0;
    return () => {
      cancelAnimationFrame(painted);
      clearTimeout(timer);
      for (const element of rest) element.inert = false;
    };
  }, []);
  return <span ref={here} hidden />;
}
