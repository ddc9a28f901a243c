import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { page } from './Page.css.ts';

/** The props of `Page`. */
export type PageProps = ComponentPropsWithRef<'div'> & {
  /** A `SkipLink`: the first stop of the Tab key (WCAG 2.4.1). Leave it out if your document puts a skip link, or a skip link and an `Announcement`, before this element. */
  skipLink?: ReactNode;
  /** A `Header`. Leave it out where a page has none, such as a form that was opened in a window of its own. */
  header?: ReactNode;
  /** A `Footer`. Leave it out if the application renders it among the children. */
  footer?: ReactNode;
};

/**
 * The shell of every page: skip link, header, content and footer, in that order. It is the positioned ancestor that
 * `FloatingCallButton` needs, and at least as tall as the window, so that the footer of a short page is at the bottom. Its
 * children are a `PageMain` and, if you use one, a `FloatingCallButton`. Import `@uno/ui/reset` once.
 *
 * @example
 *   <Page skipLink={<SkipLink>…</SkipLink>} header={<Header …/>} footer={<Footer …/>}>
 *     <PageMain>…</PageMain>
 *   </Page>
 */
export function Page({ skipLink, header, footer, className, children, ...rest }: PageProps) {
  return (
    <div {...rest} className={classNames(page, className)}>
      {skipLink}
      {header}
      {children}
      {footer}
    </div>
  );
}

/** The props of `PageMain`. */
export type PageMainProps = ComponentPropsWithRef<'main'> & { /** The `id` to which the skip link leads. Default `main`. */ id?: string | undefined };

/**
 * The page's own content: the one `main` landmark, to which the skip link leads. Scripts and the skip link can focus it, but
 * not the Tab key. An application that writes its own `main` must give it the same `id` and `tabIndex`.
 */
export function PageMain({
  id = 'main',
  ...rest
}: PageMainProps) {
  return <main tabIndex={-1} {...rest} id={id} />;
}
