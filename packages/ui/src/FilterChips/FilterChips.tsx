import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { room } from '../room/room.css.ts';
import { chip, groupLabel, item, list } from './FilterChips.css.ts';

/** The props of `FilterChips`. */
export type FilterChipsProps = ComponentPropsWithRef<'div'> & {
  /** What they filter by, shown above them and the name of the group: “Category”. */
  label: ReactNode;
};

/**
 * Filters of one kind that are switched on and off: categories, tags. Its children are `FilterChip`s or
 * `FilterChipLink`s. Prefer links where each choice has an address: they work without JavaScript, and a choice can be
 * shared. For the answer to a form's question use `CheckboxGroup` or `RadioGroup`; for a search in words,
 * `SearchField`.
 *
 * @example
 * <FilterChips label="Category">
 *   <FilterChipLink href="/blog?category=operations">Operations</FilterChipLink>
 * </FilterChips>
 */
export function FilterChips({ label, className, children, ...rest }: FilterChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} {...rest} className={classNames(room, className)}>
      <p id={id} className={groupLabel}>
        {label}
      </p>
      <ul className={list}>{children}</ul>
    </div>
  );
}

/** The props of `FilterChipLink`. */
export type FilterChipLinkProps = LinkProps & {
  /** Whether the list is filtered by it. Default false. */
  active?: boolean | undefined;
};

/**
 * One filter, as a link to the list with it, or, when it is on, to the list without it. A link can't be pressed, so
 * it is marked `aria-current="true"`. Its name stays its text: the link that says “Remove the filter Operations” is the
 * `ActiveFilter`. `className`, `ref` and the rest reach the link.
 */
export function FilterChipLink({ active = false, className, ...rest }: FilterChipLinkProps) {
  return (
    <li className={item}>
      <Link {...rest} aria-current={active ? 'true' : undefined} className={classNames(chip, className)} />
    </li>
  );
}
