import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { page } from './Page.css.ts';

/**
 * The shell of every page: skip link, header, content, footer, in that order whatever the order of the code. It is the
 * positioned ancestor that `FloatingCallButton` asks for, and it is at least as tall as the window, so that the footer of a
 * short page stands at the foot. Its children are a `PageMain` and what floats. Import `@uno/ui/reset` once.
 *
 * @example
 *   <Page skipLink={<SkipLink>…</SkipLink>} header={<Header …/>} footer={<Footer …/>}>
 *     <PageMain>…</PageMain>
 *   </Page>
 */
export function Page({
  skipLink,
  header,
  footer,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  /** A `SkipLink`: the first stop of the keyboard (WCAG 2.4.1). Leave it out if your document puts a skip link, or a skip link and an `Announcement`, before this element. */
  skipLink?: ReactNode;
  /** A `Header`. */
  header: ReactNode;
  /** A `Footer`. Left out where the application writes it among the children. */
  footer?: ReactNode;
}) {
  return (
    <div {...rest} className={classNames(page, className)}>
      {skipLink}
      {header}
      {children}
      {footer}
    </div>
  );
}

/**
 * The page's own content: the one `main` landmark, where the skip link leads. It takes focus from scripts and from the
 * skip link, and is no stop of the Tab key. An application that writes its own `main` gives it the same `id` and `tabIndex`.
 */
export function PageMain({
  id = 'main',
  ...rest
}: ComponentPropsWithRef<'main'> & { /** Where the skip link leads. Default `main`. */ id?: string }) {
  return <main tabIndex={-1} {...rest} id={id} />;
}
