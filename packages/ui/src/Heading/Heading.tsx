import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { heading } from './Heading.css.ts';
import { HeadingElement, type HeadingLevel } from './HeadingElement.tsx';

/**
 * A size of a heading, a step of the type scale. On a wide window: `body` 18 px, `lead` 23, `title` 24, `heading` 44,
 * `headline` 60, `display` 80; on a phone they are smaller.
 */
export type HeadingSize = keyof typeof heading;

/** The props of `Heading`. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level of the heading: one below that of the part it is in. Default 2. */
  level?: HeadingLevel | undefined;
  /** Its size. Default `title`. */
  size?: HeadingSize | undefined;
}

/**
 * A heading for a layout of your own. Its level is its place in the outline (WCAG 1.3.1), its size is its look: one does not
 * follow from the other. For the title of a page use `PageTitle`, of a section `SectionTitle`; the parts of components have
 * their own titles, and in an article `Prose` sets them.
 */
export function Heading({ level = 2, size = 'title', className, ...rest }: HeadingProps) {
  return <HeadingElement {...rest} level={level} className={classNames(heading[size], className)} />;
}
