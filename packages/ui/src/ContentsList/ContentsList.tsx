import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level2Props } from '../Heading/HeadingElement.tsx';
import * as styles from './ContentsList.css.ts';

/** The props of `ContentsList`. */
export type ContentsListProps = Omit<ComponentPropsWithRef<'nav'>, 'title'> & {
  /** A `ContentsTitle`. Without it, give an `aria-label`. */
  title?: ReactNode;
};

/**
 * The parts of a long text, each a link to its heading on the same page: a `ContentsTitle`, then a `ContentsLink` for each part.
 * For a text of four parts or more. Between pages use `Pagination`; above a page, `Breadcrumb`.
 *
 * @example
 *   <ContentsList aria-labelledby="contents" title={<ContentsTitle id="contents">In this article</ContentsTitle>}>
 *     <ContentsLink href="#first-pass">The first pass</ContentsLink>
 *   </ContentsList>
 */
export function ContentsList({ title, children, ...rest }: ContentsListProps) {
  return (
    <nav {...rest}>
      {title}
      <ol className={styles.parts}>{children}</ol>
    </nav>
  );
}

/** The props of `ContentsTitle`. */
export type ContentsTitleProps = Level2Props;

/** The heading of the list. Give its `id` to the list’s `aria-labelledby`. */
export function ContentsTitle({ level = 2, className, ...rest }: ContentsTitleProps) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The props of `ContentsLink`. */
export type ContentsLinkProps = ComponentPropsWithRef<'a'> & { /** `#` and the heading’s id. */ href: `#${string}` };

/** The link to a part, with the text of its heading. It is a plain link, because it stays on the page. `className`, `ref` and the rest reach the link. */
export function ContentsLink({ href, className, children, ...rest }: ContentsLinkProps) {
  return (
    <li className={styles.part}>
      <a {...rest} href={href} className={classNames(styles.link, className)}>
        {children}
      </a>
    </li>
  );
}
