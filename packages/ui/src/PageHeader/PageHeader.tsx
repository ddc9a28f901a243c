import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Container } from '../Section/Container.tsx';
import * as styles from './PageHeader.css.ts';

/** The props of `PageHeader`. */
export type PageHeaderProps = ComponentPropsWithRef<'div'> & {
  /** An `img` or an `svg` under the words, as wide as the page. Its `alt` says what the words don’t; it is empty if they say the same. Default: none. */
  picture?: ReactNode;
};

/**
 * The head of every page but the home page: a `PageTitle`, and optionally a `Breadcrumb`, a `PageLead` and
 * `PageHeaderActions`. From 1,024 px the title is at the left and the lead beside its last line; on narrower screens they
 * are one below the other. For the home page use `Hero`.
 *
 * @example
 * <PageHeader picture={<img … />}>
 *   <Breadcrumb>…</Breadcrumb>
 *   <PageTitle>…</PageTitle>
 *   <PageLead>…</PageLead>
 *   <PageHeaderActions>…</PageHeaderActions>
 * </PageHeader>
 */
export function PageHeader({ picture, className, children, ...rest }: PageHeaderProps) {
  return (
    <Container {...rest} className={classNames(styles.header, className)}>
      <div className={styles.words}>{children}</div>
      {hasContent(picture) && <div className={styles.picture}>{picture}</div>}
    </Container>
  );
}

/** The props of `PageHeaderActions`: the attributes of `<div>`. */
export type PageHeaderActionsProps = ComponentPropsWithRef<'div'>;

/** What to do next: one primary `ButtonLink` and at most one other. */
export function PageHeaderActions({ className, ...rest }: PageHeaderActionsProps) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
