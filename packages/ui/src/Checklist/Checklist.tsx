import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import * as styles from './Checklist.css.ts';

/**
 * What a service does, point by point, set like a price list: in up to three columns, row by row, with a dotted
 * line between each point and how often it is done. For six points or more; for four to eight inside a block,
 * `ServiceBlockFeatures`; for reasons that need a sentence, `BenefitList`. To let users choose, use
 * `CheckboxGroup`: this list is not interactive.
 */
export function Checklist({
  className,
  ...rest
}: ComponentPropsWithRef<'ul'> & { /** Id of the heading that names the list. */ 'aria-labelledby'?: string }) {
  return <ul {...rest} className={classNames(styles.sheet, className)} />;
}

/** One point of the checklist, in two to five words. */
export function ChecklistItem({ often, className, children, ...rest }: ComponentPropsWithRef<'li'> & {
  /** How often, where it differs from point to point: “weekly”. A dotted line leads to it from 448 px of the list’s width. */
  often?: ReactNode;
}) {
  return (
    <li {...rest} className={classNames(styles.line, className)}>
      <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M2 11h5l4 6-2.5 4zM19 3h5L12.5 21H8.5z" />
      </svg>
      <span className={styles.name}>{children}</span>
      {hasContent(often) && (
        <>
          {' '}
          <span className={styles.leader} /> <span className={styles.often}>{often}</span>
        </>
      )}
    </li>
  );
}
