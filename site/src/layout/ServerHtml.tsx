import type { ComponentPropsWithRef } from 'react';

/**
 * A part of the page that React does not hydrate. The prerender renders its children; in the browser, where it has none,
 * the server's HTML stays as it is.
 */
export function ServerHtml({ as: Element = 'div', children, ...rest }: ComponentPropsWithRef<'div'> & { as?: 'div' | 'main' }) {
  if (children !== undefined) return <Element {...rest}>{children}</Element>;
  return <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
