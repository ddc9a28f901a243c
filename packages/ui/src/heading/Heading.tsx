import type { ComponentPropsWithRef } from 'react';

/** An `h1` to `h4`, for the titles of components. */
export function Heading({ level, ...rest }: ComponentPropsWithRef<'h2'> & { /** The level. */ level: 1 | 2 | 3 | 4 }) {
  const Element = `h${level}` as const;
  return <Element {...rest} />;
}
