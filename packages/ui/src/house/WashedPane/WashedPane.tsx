import type { ReactNode } from 'react';
import * as styles from './WashedPane.css.ts';

/**
 * A pane of a window that is washed from step to step, for the `picture` of each `ProcessStep`: the first is dull, the last is
 * clear. Give it to every step.
 */
export function WashedPane({ children }: { /** A drawing behind the glass, which fills it: an `svg`. Default: none. */ children?: ReactNode }) {
  return (
    <>
      <span className={styles.glass} />
      {children}
      <svg className={styles.squeegee} viewBox="0 0 80 104" focusable="false">
        <path className={styles.handleEdge} d="M54 52 10 66" />
        <path className={styles.handle} d="M54 52 10 66" />
        <path className={styles.blade} d="M70 6 52 98" />
        <path className={styles.rubber} d="M76 7 58 99" />
      </svg>
      <span className={styles.film} />
    </>
  );
}
