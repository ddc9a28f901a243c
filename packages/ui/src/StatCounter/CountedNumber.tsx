'use client';

import { useRef } from 'react';
import { number } from './StatCounter.css.ts';
import { useCountUp } from './useCountUp.ts';

/** A whole number that counts up once when it is scrolled into view. */
export function CountedNumber({ digits }: { /** The final value, as it is written. */ digits: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useCountUp(element, Number(digits));
  return (
    <span ref={element} className={number}>
      {digits}
    </span>
  );
}
