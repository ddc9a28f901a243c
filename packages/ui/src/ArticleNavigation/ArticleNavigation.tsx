import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { room } from '../room/room.css.ts';
import * as styles from './ArticleNavigation.css.ts';

/** A link to the previous or next article. Its children are the title of that article. */
interface NeighbourProps extends Omit<LinkProps, 'rel'> {
  /** The label above the title: “Previous article”. */
  label: ReactNode;
}

/** The props of `ArticleNavigation`. */
export type ArticleNavigationProps = ComponentPropsWithRef<'nav'> & { /** Name of the landmark: “More articles”. */ 'aria-label': string };

/**
 * Links to the previous and the next article: a `PreviousArticle`, a `NextArticle`, or only one of them. Put it at the end
 * of an article, after its author. For the pages of a list use `Pagination`.
 *
 * @example
 *   <ArticleNavigation aria-label="More articles">
 *     <PreviousArticle label="Previous article" href="/blog/first-offer">Write a first offer</PreviousArticle>
 *   </ArticleNavigation>
 */
export function ArticleNavigation({ className, children, ...rest }: ArticleNavigationProps) {
  return (
    <nav {...rest} className={classNames(room, className)}>
      <div className={styles.navigation}>{children}</div>
    </nav>
  );
}

/** The props of `PreviousArticle`. */
export type PreviousArticleProps = NeighbourProps;

/** The article before this one. */
export function PreviousArticle({ label, className, children, ...rest }: PreviousArticleProps) {
  return (
    <Link {...rest} rel="prev" className={classNames(styles.article, className)}>
      <span className={styles.label}>
        <ArrowLeft aria-hidden="true" className={styles.arrow} />
        {label}
      </span>
      <span className={styles.title}>{children}</span>
    </Link>
  );
}

/** The props of `NextArticle`. */
export type NextArticleProps = NeighbourProps;

/** The article after this one. */
export function NextArticle({ label, className, children, ...rest }: NextArticleProps) {
  return (
    <Link {...rest} rel="next" className={classNames(styles.next, className)}>
      <span className={styles.label}>
        {label}
        <ArrowRight aria-hidden="true" className={styles.arrow} />
      </span>
      <span className={styles.title}>{children}</span>
    </Link>
  );
}
