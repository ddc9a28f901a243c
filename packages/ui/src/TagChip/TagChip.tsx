import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { chip, hole, link } from './TagChip.css.ts';

/** The props of `TagChip`: the attributes of `<span>`. */
export type TagChipProps = ComponentPropsWithRef<'span'>;

/**
 * A topic of an article, drawn as a key tag. To link to the topic's articles use `TagChipLink`; for the category of an
 * article, `CategoryBadge`; to filter a list, `FilterChips`. `aria-current` marks the current topic: the tag is dark and
 * bolder, with a filled hole.
 *
 * @example <TagChip aria-current="true">Winter</TagChip>
 */
export function TagChip({ className, children, ...rest }: TagChipProps) {
  return (
    <span {...rest} className={classNames(chip, className)}>
      <span className={hole} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** The props of `TagChipLink`. */
export type TagChipLinkProps = LinkProps;

/** A tag that links to its articles. On the page of the tag itself give it `aria-current="page"`. */
export function TagChipLink({ className, children, ...rest }: TagChipLinkProps) {
  return (
    <Link {...rest} className={classNames(link, className)}>
      <span className={hole} aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
