import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './DescriptionList.css.ts';

/**
 * Terms and what is said of each, between lines: side by side from 576 px, one below the other on phones. A `dl`, in
 * which screen readers say the pairs (HTML, *The dl element*). For longer texts with headings use `RowList`, for
 * figures in rows and columns `ComparisonTable`.
 */
export function DescriptionList({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl {...rest} className={classNames(styles.list, className)} />;
}

/** A term, and what is said of it as its children. */
export function Description({
  term,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** A word or a few. */
  term: ReactNode;
}) {
  return (
    <div {...rest} className={classNames(styles.description, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
