import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { AccessibleName } from '../accessibleName/accessibleName.ts';
import { classNames, hasContent } from '../classNames/index.ts';
import { HeadingElement, type HeadingLevel } from '../Heading/HeadingElement.tsx';
import * as styles from './ContentsList.css.ts';

/** What names the list: its own heading, or if it has none, an `aria-label` or `aria-labelledby`. */
type ContentsName =
  | {
      /** The words of its heading, which names the landmark. Without it, give an `aria-label`. */
      title: ReactNode;
      /** The level of the heading. Default 2. */
      level?: HeadingLevel | undefined;
      'aria-label'?: undefined;
      'aria-labelledby'?: undefined;
    }
  | (AccessibleName & { title?: undefined; level?: undefined });

/** The props of `ContentsList`. */
export type ContentsListProps = Omit<ComponentPropsWithRef<'nav'>, 'title' | keyof AccessibleName> & ContentsName;

/**
 * The parts of a long text, each a link to its heading on the same page: a `nav` with a heading and a `ContentsLink` for each part.
 * For a text of four parts or more. Between pages use `Pagination`; above a page, `Breadcrumb`.
 *
 * @example
 *   <ContentsList title="In this article">
 *     <ContentsLink href="#first-week">The first week</ContentsLink>
 *   </ContentsList>
 */
export function ContentsList({ title, level = 2, children, ...rest }: ContentsListProps) {
  const titleId = useId();
  const hasTitle = hasContent(title);
  return (
    <nav {...(hasTitle && { 'aria-labelledby': titleId })} {...rest}>
      {hasTitle && (
        <HeadingElement id={titleId} level={level} className={styles.title}>
          {title}
        </HeadingElement>
      )}
      <ol className={styles.parts}>{children}</ol>
    </nav>
  );
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
