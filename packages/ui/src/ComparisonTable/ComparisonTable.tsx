import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { room } from '../room/room.css.ts';
import * as styles from './ComparisonTable.css.ts';

/** One of the compared things. */
export interface ComparisonTableColumn {
  /** Unique among columns and rows: React's key, and the id to which cells refer. */
  id: string;
  /** The name, shown as the header of the column. */
  name: ReactNode;
  /** A few words under the name. Default: none. */
  note?: ReactNode;
  /** Whether the panes of this column are tinted; those of the others are clear. Feature at most one. Default false. */
  featured?: boolean | undefined;
}

/** One point of the comparison. */
export interface ComparisonTableRow {
  /** Unique among columns and rows: React's key, and the id to which cells refer. */
  id: string;
  /** The point that is compared, in one to four words, above its panes. */
  heading: ReactNode;
  /** The text for each column, in their order, as many as there are columns: one or two short sentences each. */
  cells: readonly ReactNode[];
}

/** The props of `ComparisonTable`. */
export type ComparisonTableProps = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  /** What is compared, in a sentence: the table's name, shown above it. */
  caption: ReactNode;
  /** Two or more. */
  columns: readonly ComparisonTableColumn[];
  /** The points, in the order in which they are read. */
  rows: readonly ComparisonTableRow[];
};

/**
 * Compares two things or more, point by point: a `table` in which the name of each point is a row across all columns, with
 * a pane for each column below it. The headers stay at the top of the screen while their column is read. On a phone the
 * panes share the width of the screen, so the table never scrolls sideways: two panes have room for a sentence each, three
 * for a word or two. For a list of what one thing includes, use `Checklist`; for reasons with a figure, `DifferentiatorList`.
 *
 * @example
 * <ComparisonTable
 *   caption="Buying and renting a printer"
 *   columns={[{ id: 'rented', name: 'Rented' }, { id: 'bought', name: 'Bought', featured: true }]}
 *   rows={[{ id: 'repairs', heading: 'Repairs', cells: ['The owner’s', 'Yours'] }]}
 * />
 */
export function ComparisonTable({ caption, columns, rows, className, ...rest }: ComparisonTableProps) {
  const prefix = useId();
  return (
    <div className={room}>
      <table {...rest} className={classNames(styles.table, className)}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, name, note, featured = false }) => (
              <th key={id} id={prefix + id} scope="col" data-featured={featured} data-surface={featured ? 'tint' : 'raised'} className={styles.column}>
                <span className={styles.name}>{name}</span>
                {hasContent(note) && <span className={styles.note}> {note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ id, heading, cells }) => (
          <tbody key={id} className={styles.row}>
            <tr>
              <th id={prefix + id} scope="rowgroup" data-surface="page" colSpan={columns.length} className={styles.heading}>
                {heading}
              </th>
            </tr>
            <tr>
              {columns.map((column, at) => (
                // The row header is in the row above, where browsers do not look for it, so `headers` names it.
                <td key={column.id} headers={`${prefix + id} ${prefix + column.id}`} data-featured={column.featured || undefined} data-surface={column.featured ? 'tint' : 'raised'} className={styles.cell}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
