import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The HTML that the server sends for these elements, with the content of `<noscript>` shown. */
export const serverHtml = (children: ReactNode): string =>
  renderToString(<Fragment>{children}</Fragment>).replaceAll(/<(\/?)noscript\b/g, '<$1div');

/** Shows what a reader has without JavaScript: the server's HTML, without React's handlers. */
export function NoJavaScript({ children }: { children: ReactNode }) {
  return <div dangerouslySetInnerHTML={{ __html: serverHtml(children) }} />;
}
