import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './RowList.css.ts';

/**
 * Rows between lines, each with its parts in columns from 896 px and one below the other under it. For three to six
 * things with a name and a few sentences, and with a drawing where they have one. For pairs of a term and a text use
 * `DescriptionList`, for figures in rows and columns `ComparisonTable`.
 */
export function RowList({
  as: List = 'ul',
  columns,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'ul'> & ComponentPropsWithRef<'ol'>, 'type'> & {
  /** `ol` where the order counts, as in steps. Default `ul`. */
  as?: 'ul' | 'ol';
  /** How the twelfths of a row are shared: as many numbers as each `Row` has children. */
  columns: keyof typeof styles.columns;
}) {
  return <List {...rest} className={classNames(styles.list, styles.columns[columns], className)} />;
}

/** One row: as many children as the list has columns. */
export function Row({ className, ...rest }: ComponentPropsWithRef<'li'>) {
  return <li {...rest} className={classNames(styles.row, className)} />;
}

/** The name of a row: an `h3`, or an `h4` in smaller letters under an `h3`. */
export function RowTitle({
  level = 3,
  className,
  ...rest
}: ComponentPropsWithRef<'h3'> & {
  /** The level of its heading. Default 3. */
  level?: 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={classNames(styles.title[level], className)} />;
}

/** What is said beside the text: when, how often, what matters most. */
export function RowNote({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.note, className)} />;
}
