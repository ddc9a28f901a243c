import { createContext, useContext } from 'react';

const PagePath = createContext<string | null>(null);

/** Provides the path of the page, with its language and without query: `/fr/get-quote`. */
export const PagePathProvider = PagePath.Provider;

/** The path of the page that is shown. @throws outside of {@link PagePathProvider} */
export function usePagePath(): string {
  const path = useContext(PagePath);
  if (path === null) throw new Error('There is no PagePathProvider around this component.');
  return path;
}
