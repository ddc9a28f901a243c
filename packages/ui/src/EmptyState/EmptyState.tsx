import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './EmptyState.css.ts';

/** The props of `EmptyState`: the attributes of `<div>`. */
export type EmptyStateProps = ComponentPropsWithRef<'div'>;

/**
 * Shown in place of an empty list: an `EmptyStateDrawing`, an `EmptyStateTitle`, a link back and, if useful, a sentence or
 * a short list of other pages. It is not announced; a `ResultCount` announces that a search found nothing. For a list that
 * could not be loaded use a `NoticeBox` of the kind `error`.
 *
 * @example
 *   <EmptyState>
 *     <EmptyStateTitle>No articles found</EmptyStateTitle>
 *     <Link href="/blog">Clear all filters</Link>
 *   </EmptyState>
 */
export function EmptyState({ className, ...rest }: EmptyStateProps) {
  return <div {...rest} className={classNames(styles.state, className)} />;
}

/** The props of `EmptyStateDrawing`: the attributes of `<svg>`. */
export type EmptyStateDrawingProps = ComponentPropsWithRef<'svg'>;

/** A decorative line drawing above the title, hidden from screen readers. */
export function EmptyStateDrawing({ className, ...rest }: EmptyStateDrawingProps) {
  return <svg aria-hidden="true" focusable="false" {...rest} className={classNames(styles.drawing, className)} />;
}

/** The props of `EmptyStateTitle`: the attributes of `<p>`. */
export type EmptyStateTitleProps = ComponentPropsWithRef<'p'>;

/** What is missing, in a few words. It is not a heading, because no section follows it. */
export function EmptyStateTitle({ className, ...rest }: EmptyStateTitleProps) {
  return <p {...rest} className={classNames(styles.title, className)} />;
}
