import { grip, squeegee } from './WordSqueegee.css.ts';

/** A squeegee that wipes each word away, for the `mark` of `RotatingWords`. */
export function WordSqueegee() {
  return (
    <svg className={squeegee} viewBox="0 0 64 160" focusable="false">
      <path d="M22 84l40 10" stroke="currentColor" strokeWidth="8" />
      <path className={grip} d="M38 88l26 6.500" />
      <path d="M30 2L8 158" stroke="currentColor" strokeWidth="10" />
      <path d="M21 2L-1 158" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
