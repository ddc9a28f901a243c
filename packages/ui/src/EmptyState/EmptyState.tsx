import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './EmptyState.css.ts';

/**
 * Shown in place of an empty list: an `EmptyStateDrawing`, an `EmptyStateTitle`, a link back and, if useful, a sentence or
 * a short list of other pages. It is not announced; a `ResultCount` announces that a search found nothing. For a failure
 * use `ErrorBox`.
 *
 * @example
 *   <EmptyState>
 *     <EmptyStateTitle>No articles found</EmptyStateTitle>
 *     <Link href="/blog">Clear all filters</Link>
 *   </EmptyState>
 */
export function EmptyState({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.state, className)} />;
}

/** A decorative line drawing above the title, hidden from screen readers. */
export function EmptyStateDrawing({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return <svg aria-hidden="true" focusable="false" {...rest} className={classNames(styles.drawing, className)} />;
}

/** What is missing, in a few words. It is not a heading, because no section follows it. */
export function EmptyStateTitle({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.title, className)} />;
}
