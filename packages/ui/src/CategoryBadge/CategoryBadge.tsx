import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { badge, ground, link, markFrame, name } from './CategoryBadge.css.ts';

/** The tints of the themes, by number. */
export const tints = [1, 2, 3, 4, 5, 6] as const;

/** The number of a tint. */
export type Tint = (typeof tints)[number];

/** The look and the name of a category. */
interface Category {
  /**
   * 1 to 6: the theme's colour with that number. Your application decides which category has which number. Default: no colour.
   */
  tint?: Tint | undefined;
  /** The drawing at the start of the badge, about 14 by 16 px: an `svg` in `currentColor`, which is hidden from assistive technology. It distinguishes categories without colour. Default: none, the name alone. */
  mark?: ReactNode;
  /** The name in the reader's language. */
  children: ReactNode;
}

function NameAndMark({ tint, mark, children }: Category) {
  return (
    <span data-surface={tint === undefined ? 'page' : `tag-${tint}`} className={ground}>
      {hasContent(mark) && <span className={markFrame} aria-hidden="true">{mark}</span>}
      <span className={name}>{children}</span>
    </span>
  );
}

/** The props of `CategoryBadge`. */
export type CategoryBadgeProps = ComponentPropsWithRef<'span'> & Category;

/**
 * The category of an article: its name on a badge, so that its colour is never the only cue (WCAG 1.4.1). In the theme *contrast* every badge is ink on paper. To link to the category's articles use
 * `CategoryBadgeLink`; for one of several topics use `TagChip`.
 */
export function CategoryBadge({ tint, mark, className, children, ...rest }: CategoryBadgeProps) {
  return (
    <span {...rest} data-tint={tint} className={classNames(badge, className)}>
      <NameAndMark tint={tint} mark={mark}>{children}</NameAndMark>
    </span>
  );
}

/** The props of `CategoryBadgeLink`. */
export type CategoryBadgeLinkProps = LinkProps & Category;

/** The same badge as a link to the category's articles. Its accessible name is the category's; if that is too short, give `aria-label`. */
export function CategoryBadgeLink({ tint, mark, className, children, ...rest }: CategoryBadgeLinkProps) {
  return (
    <Link {...rest} data-tint={tint} className={classNames(link, className)}>
      <NameAndMark tint={tint} mark={mark}>{children}</NameAndMark>
    </Link>
  );
}
