import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type Level3Props } from '../Heading/HeadingElement.tsx';
import * as styles from './ProcessSteps.css.ts';

/**
 * Steps in their order, drawn as a window that is washed pane by pane: the first is dull, the last is clear. For two
 * to five steps; a row from 768 px, a vertical window on phones. With a `mark` for each step no window is drawn. An
 * ordered list. To show the current step of a form use `Steps`.
 */
export function ProcessSteps({ className, ...rest }: ComponentPropsWithRef<'ol'>) {
  return <ol {...rest} className={classNames(styles.steps, className)} />;
}

/** One step: its pane, its number, its title and a sentence or two. */
export function ProcessStep({ number, picture, mark, className, children, ...rest }: ComponentPropsWithRef<'li'> & {
  /** From 1; shown with two digits. */
  number: number;
  /** A decorative drawing that fills the pane. Without one the pane is plain glass. */
  picture?: ReactNode;
  /** A decorative icon or picture instead of the pane. Give it to all steps or to none. Default: the pane. */
  mark?: ReactNode;
}) {
  return (
    <li {...rest} className={classNames(styles.step, className)}>
      <div className={hasContent(mark) ? styles.mark : styles.pane} aria-hidden="true">
        {hasContent(mark) ? mark : (
          <>
            {picture}
            <svg className={styles.squeegee} viewBox="0 0 80 104" focusable="false">
              <path className={styles.handleEdge} d="M54 52 10 66" />
              <path className={styles.handle} d="M54 52 10 66" />
              <path className={styles.blade} d="M70 6 52 98" />
              <path className={styles.rubber} d="M76 7 58 99" />
            </svg>
          </>
        )}
      </div>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** The name of a step, a heading. */
export function ProcessStepTitle({ level = 3, className, ...rest }: Level3Props) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}
