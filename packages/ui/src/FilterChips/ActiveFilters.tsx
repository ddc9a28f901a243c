import { X } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link } from '../Link/index.ts';
import { isSameTabClick } from '../Link/isSameTabClick.ts';
import { ActiveEntry } from './ActiveEntry.tsx';
import { active, activeItem, activeLabel, activeList, activeName, clear, none, remove, removeIcon } from './FilterChips.css.ts';

/** The props of `ActiveFilters`. */
export type ActiveFiltersProps = ComponentPropsWithRef<'div'> & {
  /** The label, shown before the filters and used as the group's name: “Active filters”. */
  label: ReactNode;
  /** Its other texts. */
  labels: {
    /** Shown in their place while there are none: “None”. */
    empty: ReactNode;
  };
};

/**
 * The filters that are on, each with a button or link that removes it, then one that removes all. Render it always,
 * even without filters: it then shows `labels.empty`. When the last filter is removed, this group receives the focus, with a visible
 * ring (WCAG 2.4.3, 2.4.7). Its children are `ActiveFilter`s, then a `ClearFilters`.
 */
export function ActiveFilters({ label, labels, className, children, ...rest }: ActiveFiltersProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} {...rest} tabIndex={-1} data-active-filters="" className={classNames(active, className)}>
      <p id={id} className={activeLabel}>
        {label}
      </p>
      <p className={none}>{labels.empty}</p>
      {Children.toArray(children).length > 0 && <ul className={activeList}>{children}</ul>}
    </div>
  );
}

/** The action that removes a filter: following a link, calling a handler, or both. */
type RemoveAction =
  | {
      /** The address of the list after the removal, which is then a link, and works without JavaScript. Default: a button. */
      href: string;
      /** Called when it is removed in this tab; `preventDefault` stops the navigation. */
      onRemove?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    }
  | { href?: undefined; onRemove: (event: MouseEvent<HTMLElement>) => void };

/** A handler of a link: one that is opened in another tab removes nothing here. */
const inThisTab = (onRemove: NonNullable<RemoveAction['onRemove']>) => (event: MouseEvent<HTMLElement>) => {
  if (isSameTabClick(event)) onRemove(event);
};

/** The props of `ActiveFilter`. */
export type ActiveFilterProps = ComponentPropsWithRef<'li'> &
RemoveAction & {
  /** Its other texts. */
  labels: {
    /** Name of the button or link, with the filter in it: “Remove the filter Operations”. */
    remove: string;
  };
  /** The filter: “Operations”. */
  children: ReactNode;
};

/**
 * One filter that is on. When it is removed while it has the focus, the focus moves to the next one, else to the one
 * before, else to the `ActiveFilters`. `className`, `ref` and the rest reach the `<li>`.
 */
export function ActiveFilter({ labels, href, onRemove, className, children, ...rest }: ActiveFilterProps) {
  // A handler only if `onRemove` is given, so that a server component can render this.
  const onClick = onRemove && (href === undefined ? onRemove : inThisTab(onRemove));
  const controlProps = {
    className: remove,
    'aria-label': labels.remove,
    onClick,
    children: <X className={removeIcon} aria-hidden="true" />,
  };
  return (
    <ActiveEntry {...rest} data-active-filter="" className={classNames(activeItem, className)}>
      <span className={activeName}>{children}</span>
      {href === undefined ? <button type="button" {...controlProps} /> : <Link href={href} {...controlProps} />}
    </ActiveEntry>
  );
}

/** The props of `ClearFilters`. */
export type ClearFiltersProps = ComponentPropsWithRef<'li'> &
RemoveAction & {
  /** The text of the button or link: “Clear all filters”. */
  children: ReactNode;
};

/**
 * Removes all filters. Render it as the last child of `ActiveFilters`, while there is a filter. A link with `href`, else
 * a button. `className`, `ref` and the rest reach the `<li>`.
 */
export function ClearFilters({ href, onRemove, className, children, ...rest }: ClearFiltersProps) {
  const onClick = onRemove && (href === undefined ? onRemove : inThisTab(onRemove));
  const controlProps = { className: clear, onClick, children };
  return (
    <ActiveEntry {...rest} className={className}>
      {href === undefined ? <button type="button" {...controlProps} /> : <Link href={href} {...controlProps} />}
    </ActiveEntry>
  );
}
