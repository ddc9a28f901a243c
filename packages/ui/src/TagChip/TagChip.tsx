import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { chip, hole, link } from './TagChip.css.ts';

/** The props of `TagChip`. */
export type TagChipProps = ComponentPropsWithRef<'span'> & {
  /** Whether it is the topic of the list being read: `aria-current="true"`. Default false. */
  current?: boolean | undefined;
};

/**
 * A topic of an article, drawn as a key tag. To link to the topic's articles use `TagChipLink`; for the category of an
 * article, `CategoryBadge`; to filter a list, `FilterChips`. The `current` one is dark and bolder, with a filled hole.
 *
 * @example <TagChip current>Winter</TagChip>
 */
export function TagChip({ current = false, className, children, ...rest }: TagChipProps) {
  return (
    <span aria-current={current ? 'true' : undefined} {...rest} className={classNames(chip, className)}>
      <span className={hole} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** The props of `TagChipLink`. */
export type TagChipLinkProps = LinkProps & {
  /** Whether it leads to the page being read: `aria-current="page"`. Default false. */
  current?: boolean | undefined;
};

/** A tag that links to its articles. */
export function TagChipLink({ current = false, className, children, ...rest }: TagChipLinkProps) {
  return (
    <Link aria-current={current ? 'page' : undefined} {...rest} className={classNames(link, className)}>
      <span className={hole} aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
