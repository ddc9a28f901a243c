import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './EmptyState.css.ts';

/**
 * Replaces a list that has no entry: an `EmptyStateDrawing`, an `EmptyStateTitle`, a sentence where one helps, a way
 * back, and a short list of other places where it helps. It is not announced; a `ResultCount` says that a search found
 * nothing. For something that failed use `ErrorBox`.
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

/** A line drawing above the title. It adds nothing to the words, and is hidden from screen readers. */
export function EmptyStateDrawing({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return <svg aria-hidden="true" focusable="false" {...rest} className={classNames(styles.drawing, className)} />;
}

/** What is missing, in a few words. No heading: nothing stands under it. */
export function EmptyStateTitle({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.title, className)} />;
}
