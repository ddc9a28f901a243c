import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import * as styles from './Checklist.css.ts';

/** The props of `Checklist`. */
export type ChecklistProps = ComponentPropsWithRef<'ul'> & { /** Id of the heading that names the list. Default: it has no name. */ 'aria-labelledby'?: string | undefined };

/**
 * What is included, point by point, set like a price list: in up to three columns, or two where a point has a `note`, row by row, with a dotted
 * line between each point and its `note`. For six points or more; for four to eight inside a block,
 * `ServiceBlockFeatures`; for reasons that need a sentence, `BenefitList`. To let users choose, use
 * `CheckboxGroup`: this list is not interactive.
 */
export function Checklist({ className, ...rest }: ChecklistProps) {
  return <ul {...rest} className={classNames(styles.sheet, className)} />;
}

/** The props of `ChecklistItem`. */
export type ChecklistItemProps = ComponentPropsWithRef<'li'> & {
  /** A word at the end of the line, where it differs from point to point: a price, a number, “weekly”. A dotted line leads to it from 448 px of the list’s width. */
  note?: ReactNode;
};

/** One point of the checklist, in two to five words. */
export function ChecklistItem({ note, className, children, ...rest }: ChecklistItemProps) {
  return (
    <li {...rest} className={classNames(styles.line, className)}>
      <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M2 11h5l4 6-2.5 4zM19 3h5L12.5 21H8.5z" />
      </svg>
      <span className={styles.name}>{children}</span>
      {hasContent(note) && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </li>
  );
}
