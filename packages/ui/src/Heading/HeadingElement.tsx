import type { ComponentPropsWithRef } from 'react';

/** The props of the title of a page. */
export interface Level1Props extends ComponentPropsWithRef<'h1'> {
  /** The level of the heading. Default 1. */
  level?: 1 | 2;
}

/** The props of the title of a section. */
export interface Level2Props extends ComponentPropsWithRef<'h2'> {
  /** The level of the heading. Default 2. */
  level?: 2 | 3 | 4;
}

/** The props of the title of an item in a section. */
export interface Level3Props extends ComponentPropsWithRef<'h3'> {
  /** The level of the heading. Default 3. */
  level?: 2 | 3 | 4;
}

/** An `h1` to `h4`, for the titles of components. */
export function HeadingElement({ level, ...rest }: ComponentPropsWithRef<'h2'> & { /** The level. */ level: 1 | 2 | 3 | 4 }) {
  const Element = `h${level}` as const;
  return <Element {...rest} />;
}
