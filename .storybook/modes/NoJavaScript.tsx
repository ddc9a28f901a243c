import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The HTML that the server sends for these elements, with what it holds for a browser without scripting. */
export const serverHtml = (children: ReactNode): string =>
  renderToString(<Fragment>{children}</Fragment>).replaceAll(/<(\/?)noscript\b/g, '<$1div');

/** What a reader has without JavaScript: the server's HTML alone, which answers to nothing but the browser. */
export function NoJavaScript({ children }: { children: ReactNode }) {
  return <div dangerouslySetInnerHTML={{ __html: serverHtml(children) }} />;
}
