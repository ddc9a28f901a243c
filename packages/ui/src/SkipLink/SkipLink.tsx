import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { skipLink } from './SkipLink.css.ts';

/** The first stop of the keyboard: past the header, to the content (WCAG 2.4.1). Unseen until it has focus. */
export function SkipLink({
  className,
  href = '#main',
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & { /** Default `#main`. */ href?: `#${string}` }) {
  return (
    <a {...rest} href={href} className={classNames(skipLink, className)}>
      {children}
    </a>
  );
}
