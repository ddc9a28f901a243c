import { guides } from 'virtual:french-pages';
import { Markdown } from '@storybook/addon-docs/blocks';

const LINK = /\[([^\]]+)\]\((?:[\w./]*\/)?([\w-]+)(?:\.fr)?\.md(#[\w-]+)?\)/g;

/**
 * A guide of a package as a page. Its links to other guides lead to their pages, which follow the language of the toolbar; the name of a
 * guide without a page is text.
 */
export function Guide({ children }: { /** The text of the guide, in Markdown. */ children: string }) {
  const text = children.replaceAll(LINK, (_, words: string, name: string, place: string | undefined) => {
    const id = guides[name];
    return id === undefined ? words : `[${words}](?path=/docs/${id}${place ?? ''})`;
  });
  return <Markdown>{text}</Markdown>;
}
