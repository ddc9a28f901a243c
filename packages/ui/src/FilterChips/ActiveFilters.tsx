import { X } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link } from '../Link/index.ts';
import { ActiveEntry } from './ActiveEntry.tsx';
import { active, activeItem, activeLabel, activeList, activeName, clear, none as noneStyle, remove, removeIcon } from './FilterChips.css.ts';

/**
 * The filters that are on, each with a button or link that removes it, then one that removes all. Render it always,
 * even without filters: it then shows `none`. When the last filter is removed, this group receives the focus, with a visible
 * ring (WCAG 2.4.3, 2.4.7). Its children are `ActiveFilter`s, then a `ClearFilters`.
 */
export function ActiveFilters({ label, none, className, children, ...rest }: ComponentPropsWithRef<'div'> & {
  /** The label, shown before the filters and used as the group's name: “Active filters”. */
  label: ReactNode;
  /** Shown in their place while there are none: “None”. */
  none: ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} {...rest} tabIndex={-1} data-active-filters="" className={classNames(active, className)}>
      <p id={id} className={activeLabel}>
        {label}
      </p>
      <p className={noneStyle}>{none}</p>
      {Children.toArray(children).length > 0 && <ul className={activeList}>{children}</ul>}
    </div>
  );
}

/** The action that removes a filter: following a link or calling a handler. */
interface RemoveAction {
  /** The address of the list without it: the removal is then a link, and works without JavaScript. */
  href?: string;
  /** Called when it is removed. Without `href` the removal is a button. */
  onRemove?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * One filter that is on. When it is removed while it has the focus, the focus moves to the next one, else to the one
 * before, else to the `ActiveFilters`. `className`, `ref` and the rest reach the `<li>`.
 */
export function ActiveFilter({ labels, href, onRemove, className, children, ...rest }: ComponentPropsWithRef<'li'> &
  RemoveAction & {
    /** Its other texts. */
    labels: {
      /** Name of the button or link, with the filter in it: “Remove the filter Operations”. */
      remove: string;
    };
    /** The filter: “Operations”. */
    children: ReactNode;
  }) {
  const controlProps = {
    className: remove,
    'aria-label': labels.remove,
    onClick: onRemove,
    children: <X className={removeIcon} aria-hidden="true" />,
  };
  return (
    <ActiveEntry {...rest} data-active-filter="" className={classNames(activeItem, className)}>
      <span className={activeName}>{children}</span>
      {href === undefined ? <button type="button" {...controlProps} /> : <Link href={href} {...controlProps} />}
    </ActiveEntry>
  );
}

/**
 * Removes all filters. Render it as the last child of `ActiveFilters`, while there is a filter. A link with `href`, else
 * a button.
 */
export function ClearFilters({ href, onRemove, className, children, ...rest }: ComponentPropsWithRef<'li'> & RemoveAction) {
  const controlProps = { className: clear, onClick: onRemove, children };
  return (
    <ActiveEntry {...rest} className={className}>
      {href === undefined ? <button type="button" {...controlProps} /> : <Link href={href} {...controlProps} />}
    </ActiveEntry>
  );
}
