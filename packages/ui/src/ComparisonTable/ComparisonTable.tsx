import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './ComparisonTable.css.ts';

/** How many things are compared: two stand side by side on a phone, three would not. */
const COMPARED = 2;

/**
 * Two things compared, point by point: a `table` drawn as a window, each point a transom with two panes below it. The
 * names of the two stay at the top of the screen while their column is read. It has the same shape on a phone, where
 * the two panes are half the screen each, so it never scrolls sideways. Holds `ComparisonTableRow`s. For a list of what
 * one thing includes, use `Checklist`; for reasons with a figure, `Differentiators`.
 *
 * @example
 * <ComparisonTable
 *   caption="Buying and renting a scrubber"
 *   columns={<><ComparisonTableColumn>Rented</ComparisonTableColumn><ComparisonTableColumn featured>Bought</ComparisonTableColumn></>}
 * >
 *   <ComparisonTableRow heading="Repairs">
 *     <ComparisonTableCell>…</ComparisonTableCell>
 *     <ComparisonTableCell>…</ComparisonTableCell>
 *   </ComparisonTableRow>
 * </ComparisonTable>
 */
export function ComparisonTable({
  caption,
  columns,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'table'> & {
  /** What is compared, in a sentence: the table's name, seen above it. */
  caption: ReactNode;
  /** The names of the two: a `ComparisonTableColumn` each. */
  columns: ReactNode;
}) {
  return (
    <table {...rest} className={classNames(styles.table, className)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>{columns}</tr>
      </thead>
      {children}
    </table>
  );
}

/** The name of one of the two: a column header. */
export function ComparisonTableColumn({
  featured = false,
  note,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'th'> & {
  /** Whether its panes are clear, and the other's dull. At most one of the two. Default false. */
  featured?: boolean;
  /** Under the name, what it means, in a few words. Default: none. */
  note?: ReactNode;
}) {
  return (
    <th {...rest} scope="col" data-featured={featured} className={classNames(styles.column, className)}>
      <span className={styles.name}>{children}</span>
      {note !== undefined && <span className={styles.note}> {note}</span>}
    </th>
  );
}

/**
 * One point of the comparison: its name over two `ComparisonTableCell`s, in the order of the columns. It is a group of
 * rows, and its name the header of that group.
 */
export function ComparisonTableRow({
  heading,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'tbody'> & {
  /** What is compared here, in one to four words. */
  heading: ReactNode;
}) {
  return (
    <tbody {...rest} className={classNames(styles.row, className)}>
      <tr>
        <th scope="rowgroup" colSpan={COMPARED} className={styles.heading}>
          {heading}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

/** What is true of one of the two, in one or two short sentences: on a phone it has half the screen. */
export function ComparisonTableCell({ className, ...rest }: ComponentPropsWithRef<'td'>) {
  return <td {...rest} className={classNames(styles.cell, className)} />;
}
