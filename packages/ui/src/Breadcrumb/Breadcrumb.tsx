import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './Breadcrumb.css.ts';

/**
 * Where the page stands, from the root down: `BreadcrumbLink`s, then one `BreadcrumbPage`. It wraps on phones; nothing is
 * cut. For pages two levels deep or more; the way between neighbours of one level is `Pagination`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumb({
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'nav'> & { /** Name of the landmark: “You are here”. */ 'aria-label': string }) {
  return (
    <nav {...rest} className={className}>
      <ol className={styles.trail}>{children}</ol>
    </nav>
  );
}

/** A page above this one. `className`, `ref` and the rest reach the link. */
export function BreadcrumbLink({ className, ...rest }: LinkProps) {
  return (
    <li className={styles.step}>
      <Link {...rest} className={classNames(styles.link, className)} />
    </li>
  );
}

/** The page being read, last: its short title, marked by `aria-current` and no link, since it would lead nowhere. `className`, `ref` and the rest reach its words. */
export function BreadcrumbPage({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <li className={styles.step}>
      <span {...rest} aria-current="page" className={classNames(styles.current, className)} />
    </li>
  );
}
