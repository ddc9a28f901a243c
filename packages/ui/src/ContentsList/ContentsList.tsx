import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { HeadingElement, type Level2Props } from '../Heading/HeadingElement.tsx';
import * as styles from './ContentsList.css.ts';

/**
 * The parts of a long text, each a link to its heading on the same page: a `ContentsTitle`, then a `ContentsLink` for each part.
 * For a text of four parts or more. Between pages use `Pagination`; above a page, `Breadcrumb`.
 *
 * @example
 *   <ContentsList aria-labelledby="contents" title={<ContentsTitle id="contents">In this article</ContentsTitle>}>
 *     <ContentsLink href="#first-pass">The first pass</ContentsLink>
 *   </ContentsList>
 */
export function ContentsList({ title, children, ...rest }: Omit<ComponentPropsWithRef<'nav'>, 'title'> & {
  /** A `ContentsTitle`. Without it, give an `aria-label`. */
  title?: ReactNode;
}) {
  return (
    <nav {...rest}>
      {title}
      <ol className={styles.parts}>{children}</ol>
    </nav>
  );
}

/** The heading of the list. Give its `id` to the list’s `aria-labelledby`. */
export function ContentsTitle({ level = 2, className, ...rest }: Level2Props) {
  return <HeadingElement {...rest} level={level} className={classNames(styles.title, className)} />;
}

/** The link to a part, with the text of its heading. It is a plain link, because it stays on the page. `className`, `ref` and the rest reach the link. */
export function ContentsLink({ href, className, children, ...rest }: ComponentPropsWithRef<'a'> & { /** `#` and the heading’s id. */ href: `#${string}` }) {
  return (
    <li className={styles.part}>
      <a {...rest} href={href} className={classNames(styles.link, className)}>
        {children}
      </a>
    </li>
  );
}
