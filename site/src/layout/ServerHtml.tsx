import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';

declare global {
  interface Window {
    /** An empty string that the security policy accepts (Trusted Types). Older browsers neither have nor need it. */
    readonly trustedTypes?: { readonly emptyHTML: TrustedHTML };
  }
}

type Props = ComponentPropsWithRef<'div'> & { id: string; as?: 'div' | 'main' };

/**
 * Keeps the server's HTML during hydration. If a translating browser or an extension changed the page before that, React
 * renders a new, empty element instead: the content of the old one then moves into it.
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
 * A part of the page that React does not hydrate. The prerender renders its children; without children, in the browser, it
 * keeps the server's HTML.
 */
export function ServerHtml({ as: Element = 'div', children, ...rest }: Props) {
  return children === undefined ? <PreservedHtml as={Element} {...rest} /> : <Element {...rest}>{children}</Element>;
}
