import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { chip, hole, link } from './TagChip.css.ts';

/**
 * A topic of an article, drawn as a key tag. Where it leads to the tag's articles use `TagChipLink`; for the one
 * kind that an article is of, `CategoryBadge`; to narrow a list, `FilterChips`. `aria-current` marks the tag whose
 * articles are being read: dark, bolder, its hole filled.
 *
 * @example <TagChip aria-current="true">Winter</TagChip>
 */
export function TagChip({ className, children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span {...rest} className={classNames(chip, className)}>
      <span className={hole} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** A tag that leads to its articles. On the page of that very tag give it `aria-current="page"`. */
export function TagChipLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classNames(link, className)}>
      <span className={hole} aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
