import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';

declare global {
  interface Window {
    /** The empty text as the security policy accepts it (Trusted Types). Older browsers have none, and ask for none. */
    readonly trustedTypes?: { readonly emptyHTML: TrustedHTML };
  }
}

type Props = ComponentPropsWithRef<'div'> & { id: string; as?: 'div' | 'main' };

/**
 * While React hydrates, the server's HTML stays where it is. If something has changed the page before, such as a browser
 * that translates or an extension, React renders a new and empty element instead: what stood in the old one moves into it.
 */
function PreservedHtml({ as: Element = 'div', id, ...rest }: Props) {
  const [served] = useState(() => document.getElementById(id));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (served && served !== element.current) element.current?.append(...served.childNodes);
  }, [served]);
  return <Element {...rest} id={id} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: window.trustedTypes?.emptyHTML ?? '' }} />;
}

/**
 * A part of the page that React does not hydrate. The prerender renders its children; in the browser, where it has none,
 * the server's HTML stays as it is.
 */
export function ServerHtml({ as: Element = 'div', children, ...rest }: Props) {
  return children === undefined ? <PreservedHtml as={Element} {...rest} /> : <Element {...rest}>{children}</Element>;
}
