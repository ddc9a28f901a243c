import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { badge, glyph, light, link, name } from './CategoryBadge.css.ts';
import { windowOf } from './windows.ts';

/** The categories that have a colour and a window of their own, by their slugs. */
export type KnownCategory =
  | 'cleaning-tips'
  | 'operations'
  | 'sustainability'
  | 'case-studies'
  | 'industry-updates'
  | 'specialized';

/** Which category, and the words for it. */
interface Category {
  /** The slug, the same in every language: one of `KnownCategory` has its own colour; any other is neutral. */
  category: KnownCategory | (string & {});
  /** The name in the reader's language. */
  children: ReactNode;
}

function Plate({ category, children }: Category) {
  return (
    <>
      <span className={light} aria-hidden="true">
        <svg className={glyph} viewBox="0 0 14 16" focusable="false">
          <path d={windowOf(category)} />
        </svg>
      </span>
      <span className={name}>{children}</span>
    </>
  );
}

/**
 * The category of an article: its name on a plate, with a colour and a small drawing of a window that each category
 * has for itself, so that nothing rests on the colour (WCAG 1.4.1). In *contrast* every plate is ink on paper. To
 * lead to the category's articles use `CategoryBadgeLink`; for one of several topics use `TagChip`.
 */
export function CategoryBadge({ category, className, children, ...rest }: ComponentPropsWithRef<'span'> & Category) {
  return (
    <span {...rest} data-category={category} className={classNames(badge, className)}>
      <Plate category={category}>{children}</Plate>
    </span>
  );
}

/** The same plate as a link to the category's articles. Its name is the category's; give `aria-label` where that is too short. */
export function CategoryBadgeLink({ category, className, children, ...rest }: LinkProps & Category) {
  return (
    <Link {...rest} data-category={category} className={classNames(link, className)}>
      <Plate category={category}>{children}</Plate>
    </Link>
  );
}
