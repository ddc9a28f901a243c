import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { siteHtml } from '../navigation/trustedHtml.ts';

/**
 * A part of the page that travels as HTML and stays so. On the server its children are rendered; in the
 * browser the server's HTML is kept as it is, until `html` says otherwise (another page was fetched).
 */
export function Kept({
  as: Element = 'div',
  html,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'main';
  /** The content of a page that was fetched. Absent: what the server sent. */
  html?: string | undefined;
  children?: ReactNode;
}) {
  // Once for each text: React sets anew what is another object, and whatever has the focus in it would lose it.
  const kept = useMemo(() => siteHtml(html ?? ''), [html]);
  if (import.meta.env.SSR) return <Element {...rest}>{children}</Element>;
  return <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />;
}
