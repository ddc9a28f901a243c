import { useEffect } from 'react';
import { business } from '../../business.ts';

/** Gives the document a new title, with the company's name: for content that replaces the page, such as thanks. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${business.name}`;
  }, [title]);
}
