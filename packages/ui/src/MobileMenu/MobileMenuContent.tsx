import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { actions, link, list } from './MobileMenu.css.ts';

/** The props of `MobileMenuList`: the attributes of `<ul>`. */
export type MobileMenuListProps = ComponentPropsWithRef<'ul'>;

/**
 * The pages of a `MobileMenu`, large, one below the other. Its children are `li`s, each with a `MobileMenuLink`. A
 * `MobileMenuList` inside such an `li` lists the pages of that section, smaller.
 */
export function MobileMenuList({ className, ...rest }: MobileMenuListProps) {
  return <ul {...rest} className={classNames(list, className)} />;
}

/** The props of `MobileMenuLink`. */
export type MobileMenuLinkProps = LinkProps & { /** Whether it leads to the page being read: `aria-current="page"`. Default false. */ current?: boolean | undefined };

/** A link of a `MobileMenuList`. */
export function MobileMenuLink({
  current = false,
  className,
  ...rest
}: MobileMenuLinkProps) {
  return <Link aria-current={current ? 'page' : undefined} {...rest} className={classNames(link, className)} />;
}

/** The props of `MobileMenuActions`: the attributes of `<div>`. */
export type MobileMenuActionsProps = ComponentPropsWithRef<'div'>;

/** What to do next, at the foot of a `MobileMenu` and in reach of the thumb: one or two `ButtonLink`s. Put it last in the menu. */
export function MobileMenuActions({ className, ...rest }: MobileMenuActionsProps) {
  return <div {...rest} className={classNames(actions, className)} />;
}
