import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { skipLink } from './SkipLink.css.ts';

/**
 * The first stop of the keyboard: past the header, to the content (WCAG 2.4.1). Unseen until it has focus. Put it first
 * in the body, within a positioned ancestor; what it leads to is a `PageMain`, or has `tabIndex={-1}` as that has.
 */
export function SkipLink({
  className,
  href = '#main',
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & {
  /** The `id` of what it leads to, after `#`. Default `#main`. */
  href?: `#${string}`;
}) {
  return (
    <a {...rest} href={href} className={classNames(skipLink, className)}>
      {children}
    </a>
  );
}
