import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './ArticleNavigation.css.ts';

/** What leads to a neighbour: its title is the children. */
interface NeighbourProps extends Omit<LinkProps, 'rel'> {
  /** Which way it lies: “Previous article”. */
  way: ReactNode;
}

/**
 * The ways from an article to its neighbours: a `PreviousArticle`, a `NextArticle`, or the one of them that there is. At the
 * foot of an article, after its author. Between the pages of a list use `Pagination`.
 *
 * @example
 *   <ArticleNavigation aria-label="More articles">
 *     <PreviousArticle way="Previous article" href="/blog/keys">Where your keys are</PreviousArticle>
 *   </ArticleNavigation>
 */
export function ArticleNavigation({ className, ...rest }: ComponentPropsWithRef<'nav'> & { /** Name of the landmark: “More articles”. */ 'aria-label': string }) {
  return <nav {...rest} className={classNames(styles.navigation, className)} />;
}

/** The article before this one. */
export function PreviousArticle({ way, className, children, ...rest }: NeighbourProps) {
  return (
    <Link {...rest} rel="prev" className={classNames(styles.article, className)}>
      <span className={styles.way}>
        <ArrowLeft aria-hidden="true" className={styles.arrow} />
        {way}
      </span>
      <span className={styles.title}>{children}</span>
    </Link>
  );
}

/** The article after this one. */
export function NextArticle({ way, className, children, ...rest }: NeighbourProps) {
  return (
    <Link {...rest} rel="next" className={classNames(styles.next, className)}>
      <span className={styles.way}>
        {way}
        <ArrowRight aria-hidden="true" className={styles.arrow} />
      </span>
      <span className={styles.title}>{children}</span>
    </Link>
  );
}
