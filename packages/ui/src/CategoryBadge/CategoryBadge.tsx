import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { badge, glyph, light, link, name, plate } from './CategoryBadge.css.ts';
import { type Tint, windowOf } from './windows.ts';

/** The look and the name of a category. */
interface Category {
  /**
   * 1 to 6: the theme's colour and the window drawing with that number. Your application decides which category has which
   * number. Default: no colour, and an empty window frame.
   */
  tint?: Tint | undefined;
  /** The drawing at the left of the badge, about 14 by 16 px: an `svg` in `currentColor`. It distinguishes categories of the same tint. Default: the window of the tint. */
  mark?: ReactNode;
  /** The name in the reader's language. */
  children: ReactNode;
}

function Plate({ tint, mark, children }: Category) {
  return (
    <span data-surface={tint === undefined ? 'page' : `tag-${tint}`} className={plate}>
      <span className={light} aria-hidden="true">
        {mark ?? (
          <svg className={glyph} viewBox="0 0 14 16" focusable="false">
            <path d={windowOf(tint)} />
          </svg>
        )}
      </span>
      <span className={name}>{children}</span>
    </span>
  );
}

/**
 * The category of an article: its name on a badge. Each colour has a small window drawing of its own, so that colour is not
 * the only cue (WCAG 1.4.1). In the theme *contrast* every badge is ink on paper. To link to the category's articles use
 * `CategoryBadgeLink`; for one of several topics use `TagChip`.
 */
export function CategoryBadge({ tint, mark, className, children, ...rest }: ComponentPropsWithRef<'span'> & Category) {
  return (
    <span {...rest} data-tint={tint} className={classNames(badge, className)}>
      <Plate tint={tint} mark={mark}>{children}</Plate>
    </span>
  );
}

/** The same badge as a link to the category's articles. Its accessible name is the category's; if that is too short, give `aria-label`. */
export function CategoryBadgeLink({ tint, mark, className, children, ...rest }: LinkProps & Category) {
  return (
    <Link {...rest} data-tint={tint} className={classNames(link, className)}>
      <Plate tint={tint} mark={mark}>{children}</Plate>
    </Link>
  );
}
