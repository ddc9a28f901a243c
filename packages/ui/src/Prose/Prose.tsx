import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { prose } from './Prose.css.ts';

/** The props of `Prose`: the attributes of `<div>`. */
export type ProseProps = ComponentPropsWithRef<'div'>;

/**
 * The body of an article: styles for plain HTML. Headings from `h2`, paragraphs (the first may be `data-lead`),
 * lists, quotations, links, tables, figures, code; lines of at most 80 characters. A child with `data-wide` may be
 * wider (960 px); a column of figures may have `data-align="end"`. It styles elements, never classes, so it also works for
 * HTML from a server, and a component in it keeps its own look. It does not sanitise: sanitise user HTML first.
 *
 * @example <Prose suppressHydrationWarning dangerouslySetInnerHTML={{ __html: article }} />
 */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={classNames(prose, className)} />;
}

/** The props of `ProseTable`. A scrolling region needs a name: a label, or the id of the table's caption. */
export type ProseTableProps = ComponentPropsWithRef<'div'> &
  ({ /** Name of the table, if it has no caption. */ 'aria-label': string } | { /** Id of the table's caption. */ 'aria-labelledby': string });

/**
 * The frame of a table of three columns or more, in a `Prose`: words break so that four columns fit a phone. A table that is
 * still wider scrolls sideways in its frame, so that the page doesn't (WCAG 1.4.10). The frame is focusable, so that the
 * arrow keys scroll it (2.1.1). A table of two columns needs none. In HTML: `<div role="region" tabindex="0" aria-labelledby="…" data-table>`.
 */
export function ProseTable(props: ProseTableProps) {
  return <div role="region" tabIndex={0} {...props} data-table="" />;
}
