import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import * as styles from './EmptyState.css.ts';

/** The props of `EmptyState`. */
export type EmptyStateProps = ComponentPropsWithRef<'div'> & {
  /** A line drawing above the title: an `svg`, whose lines get the colour of the text. It is hidden from assistive technology. Default: none. */
  picture?: ReactNode;
};

/**
 * Shown in place of an empty list: an `EmptyStateTitle`, a link back and, if useful, a sentence or
 * a short list of other pages. It is not announced; a `ResultCount` announces that a search found nothing. For a list that
 * could not be loaded use a `NoticeBox` of the kind `error`.
 *
 * @example
 *   <EmptyState>
 *     <EmptyStateTitle>No articles found</EmptyStateTitle>
 *     <Link href="/blog">Clear all filters</Link>
 *   </EmptyState>
 */
export function EmptyState({ picture, className, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.state, className)}>
      {hasContent(picture) && <div className={styles.picture} aria-hidden="true">{picture}</div>}
      {children}
    </div>
  );
}

/** The props of `EmptyStateTitle`: the attributes of `<p>`. */
export type EmptyStateTitleProps = ComponentPropsWithRef<'p'>;

/** What is missing, in a few words. It is not a heading, because no section follows it. */
export function EmptyStateTitle({ className, ...rest }: EmptyStateTitleProps) {
  return <p {...rest} className={classNames(styles.title, className)} />;
}
