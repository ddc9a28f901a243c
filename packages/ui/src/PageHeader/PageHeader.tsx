import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Container } from '../Section/index.ts';
import * as styles from './PageHeader.css.ts';

/**
 * The head of a page that is not home: the way to it (a `Breadcrumb`), its title, a lead and what to do next. From
 * 1,024 px the title stands at left and the lead beside its last line; below, they follow one another. Holds a
 * `PageHeaderTitle`, and a `Breadcrumb`, a `PageHeaderLead` and `PageHeaderActions` as the page needs them. The head of
 * the home page is `Hero`.
 *
 * @example
 * <PageHeader picture={<img … />}>
 *   <Breadcrumb>…</Breadcrumb>
 *   <PageHeaderTitle>…</PageHeaderTitle>
 *   <PageHeaderLead>…</PageHeaderLead>
 *   <PageHeaderActions>…</PageHeaderActions>
 * </PageHeader>
 */
export function PageHeader({
  picture,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** An `img` or an `svg` under the words, as wide as the page. Default: none. */
  picture?: ReactNode;
}) {
  return (
    <Container {...rest} className={classNames(styles.header, className)}>
      <div className={styles.words}>{children}</div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </Container>
  );
}

/** The page's `h1`. */
export function PageHeaderTitle({ className, ...rest }: ComponentPropsWithRef<'h1'>) {
  return <h1 {...rest} className={classNames(styles.title, className)} />;
}

/** One to three sentences: what the page is about, for whom. */
export function PageHeaderLead({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}

/** What to do next: one primary `ButtonLink` and one other at most. */
export function PageHeaderActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
