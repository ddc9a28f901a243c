import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { skipLink } from './SkipLink.css.ts';

/** The props of `SkipLink`. */
export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** `#` and the `id` of the element to which it leads. Default `#main`. */
  href?: `#${string}` | undefined;
  /** Where it leads: “Skip to content”. */
  children: ReactNode;
};

/**
 * The first stop of the Tab key, which skips the header (WCAG 2.4.1). It is hidden until it has the focus. Put it first in
 * the body, within an ancestor with `position: relative`. It leads to a `PageMain`, or to another element with
 * `tabIndex={-1}`.
 */
export function SkipLink({
  className,
  href = '#main',
  children,
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(skipLink, className)}>
      {children}
    </a>
  );
}
