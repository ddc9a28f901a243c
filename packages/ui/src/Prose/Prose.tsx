import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { prose } from './Prose.css.ts';

/**
 * The body of an article: styles for plain HTML. Headings from `h2`, paragraphs (the first may be `data-lead`),
 * lists, quotations, links, tables, figures, code; lines of at most 80 characters. A child with `data-wide` may be
 * wider (960 px); a column of figures may be `data-align="end"`. It styles elements, never classes, so that it also takes the server's HTML, and a component in it
 * keeps its own look.
 *
 * @example <Prose suppressHydrationWarning dangerouslySetInnerHTML={{ __html: article }} />
 */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(prose, className)} />;
}

/** A scrolling region has a name: of its own, or that of the table's caption. */
export type ProseTableProps = ComponentPropsWithRef<'div'> &
  ({ /** Name of the table, where no caption gives it. */ 'aria-label': string } | { /** Id of the table's caption. */ 'aria-labelledby': string });

/**
 * The frame of a table of three columns or more, in a `Prose`: its words break so that four columns fit a phone; where it
 * is still wider it scrolls sideways in its own frame and the page doesn't (WCAG 1.4.10). The frame takes focus, so that the arrow keys scroll it (2.1.1). A table of two columns needs none.
 * Text that comes as HTML has the same: `<div role="region" tabindex="0" aria-labelledby="…" data-table>`.
 */
export function ProseTable(props: ProseTableProps) {
  return <div role="region" tabIndex={0} {...props} data-table="" />;
}
