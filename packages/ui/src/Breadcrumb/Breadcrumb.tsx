import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './Breadcrumb.css.ts';

/** The props of `Breadcrumb`. */
export type BreadcrumbProps = ComponentPropsWithRef<'nav'> & { /** Name of the landmark: “You are here”. */ 'aria-label': string };

/**
 * The path from the home page to this page: `BreadcrumbLink`s, then one `BreadcrumbPage`. It wraps on phones and is never
 * truncated. Use it on pages two levels deep or more. For the pages of a list use `Pagination`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumb({
  className,
  children,
  ...rest
}: BreadcrumbProps) {
  return (
    <nav {...rest} className={classNames(styles.breadcrumb, className)}>
      <ol className={styles.trail}>{children}</ol>
    </nav>
  );
}

/** The props of `BreadcrumbLink`. */
export type BreadcrumbLinkProps = LinkProps;

/** A page above this one. `className`, `ref` and the rest reach the link. */
export function BreadcrumbLink({ className, ...rest }: BreadcrumbLinkProps) {
  return (
    <li className={styles.step}>
      <Link {...rest} className={classNames(styles.link, className)} />
    </li>
  );
}

/** The props of `BreadcrumbPage`: the attributes of `<span>`. */
export type BreadcrumbPageProps = ComponentPropsWithRef<'span'>;

/**
 * The current page, as the last entry: its short title with `aria-current`. It is not a link. `className`, `ref` and the
 * rest reach its `<span>`.
 */
export function BreadcrumbPage({ className, ...rest }: BreadcrumbPageProps) {
  return (
    <li className={styles.step}>
      <span {...rest} aria-current="page" className={classNames(styles.current, className)} />
    </li>
  );
}
