import type { ReactNode } from 'react';
import { hasContent } from '../classNames/index.ts';
import { contents } from './Decoration.css.ts';

/** A drawing in a slot without a frame, hidden from assistive technology. Where the slot has a frame, the frame has `aria-hidden`. */
export function Decoration({ children }: { /** The drawing, or nothing. */ children: ReactNode }) {
  return (
    hasContent(children) && (
      <span className={contents} aria-hidden="true">
        {children}
      </span>
    )
  );
}
