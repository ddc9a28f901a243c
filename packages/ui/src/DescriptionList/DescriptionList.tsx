import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './DescriptionList.css.ts';

/** The props of `DescriptionList`: the attributes of `<dl>`. */
export type DescriptionListProps = ComponentPropsWithRef<'dl'>;

/**
 * A description list with a line between its pairs. From 448 px of its own width each term is beside its description, where it is
 * narrower above it. It is a `dl` (HTML Standard, *The dl element*), so a screen reader announces terms and descriptions
 * as such. For items with a heading use `RowList`; for a table of values, a `table` in a `Prose`.
 */
export function DescriptionList({ className, ...rest }: DescriptionListProps) {
  return <dl {...rest} className={classNames(styles.list, className)} />;
}

/** The props of `Description`. */
export type DescriptionProps = ComponentPropsWithRef<'div'> & {
  /** One to four words. */
  term: ReactNode;
};

/** One term and its description, which is the children. */
export function Description({ term, className, children, ...rest }: DescriptionProps) {
  return (
    <div {...rest} className={classNames(styles.description, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
