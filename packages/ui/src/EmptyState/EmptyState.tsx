import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import * as styles from './EmptyState.css.ts';

/**
 * Stands where a list would, when it has no entry: an `EmptyStateDrawing`, an `EmptyStateTitle`, a sentence where one helps, and the ways on. It is
 * read where it stands; that a search came to nothing is announced by a `ResultCount`. For something that failed use
 * `ErrorBox`.
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

/** A line drawing above the words, drawn in strokes; it says nothing that they don't. */
export function EmptyStateDrawing({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return <svg aria-hidden="true" focusable="false" {...rest} className={classNames(styles.drawing, className)} />;
}

/** What is missing, in a few words. No heading: nothing stands under it. */
export function EmptyStateTitle({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.title, className)} />;
}
