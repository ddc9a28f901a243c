import type { ComponentPropsWithRef } from 'react';

/** The level of a heading: its place in the outline of the page (WCAG 1.3.1). Its size does not follow from it. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level of the headings inside a part whose heading has this level. */
export const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const satisfies Readonly<Record<HeadingLevel, HeadingLevel>>;

/** The props of the title of a page. */
export interface Level1Props extends ComponentPropsWithRef<'h1'> {
  /** The level of the heading. Default 1. */
  level?: HeadingLevel | undefined;
}

/** The props of the title of a section. */
export interface Level2Props extends ComponentPropsWithRef<'h2'> {
  /** The level of the heading. Default 2. */
  level?: HeadingLevel | undefined;
}

/** The props of the title of an item in a section. */
export interface Level3Props extends ComponentPropsWithRef<'h3'> {
  /** The level of the heading. Default 3. */
  level?: HeadingLevel | undefined;
}

/** An `h1` to `h6`, for the titles of components. */
export function HeadingElement({ level, ...rest }: ComponentPropsWithRef<'h2'> & { /** The level. */ level: HeadingLevel }) {
  const Element = `h${level}` as const;
  return <Element {...rest} />;
}
