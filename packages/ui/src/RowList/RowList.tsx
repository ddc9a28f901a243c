import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import type { HeadingLevel } from '../Heading/HeadingElement.tsx';
import * as styles from './RowList.css.ts';

/** The props of `RowList`. */
export type RowListProps = {
  /** The column widths in twelfths: one number for each child of a `Row`. */
  columns: keyof typeof styles.columns;
} & (
  | ({ /** Whether the order matters, as that of steps does: an `ol`. Default false, a `ul`. */ ordered?: false | undefined } & ComponentPropsWithRef<'ul'>)
  | ({ ordered: true } & ComponentPropsWithRef<'ol'>)
);

/**
 * A list with a line between its rows. From 800 px of its own width each row has two or three columns; where it is narrower its children
 * stack. Use it for three to six items that have a title, a text and sometimes a drawing. For a term and its
 * description use `DescriptionList`; for a table of values, a `table` in a `Prose`.
 */
export function RowList({ columns, className, ...list }: RowListProps) {
  const classes = classNames(styles.list, styles.columns[columns], className);
  if (list.ordered) {
    const { ordered: _, ...rest } = list;
    return <ol {...rest} className={classes} />;
  }
  const { ordered: _, ...rest } = list;
  return <ul {...rest} className={classes} />;
}

/** The props of `Row`: the attributes of `<li>`. */
export type RowProps = ComponentPropsWithRef<'li'>;

/** One item: give it one child for each column. */
export function Row({ className, ...rest }: RowProps) {
  return <li {...rest} className={classNames(styles.row, className)} />;
}

/** The props of `RowTitle`. */
export type RowTitleProps = ComponentPropsWithRef<'h3'> & {
  /** The level of the heading; from 4 it is set in smaller type. Default 3. */
  level?: HeadingLevel | undefined;
};

/** The title of a row. */
export function RowTitle({ level = 3, className, ...rest }: RowTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={classNames(styles.title[level > 3 ? 4 : 3], className)} />;
}

/** The props of `RowNote`: the attributes of `<p>`. */
export type RowNoteProps = ComponentPropsWithRef<'p'>;

/** A secondary text of a row, in softer ink: a date, a frequency, a priority. */
export function RowNote({ className, ...rest }: RowNoteProps) {
  return <p {...rest} className={classNames(styles.note, className)} />;
}
