import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Container } from '../Section/Container.tsx';
import * as styles from './PageHeader.css.ts';

/**
 * The head of a page that is not home: the way to it (a `Breadcrumb`), its title, a lead and what to do next. From
 * 1,024 px the title stands at left and the lead beside its last line; below, they follow one another. Holds a
 * `PageTitle`, and a `Breadcrumb`, a `PageLead` and `PageHeaderActions` as the page needs them. The head of
 * the home page is `Hero`.
 *
 * @example
 * <PageHeader picture={<img … />}>
 *   <Breadcrumb>…</Breadcrumb>
 *   <PageTitle>…</PageTitle>
 *   <PageLead>…</PageLead>
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

/** What to do next: one primary `ButtonLink` and one other at most. */
export function PageHeaderActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
