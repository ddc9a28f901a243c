import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { actions, link, list } from './MobileMenu.css.ts';

/**
 * The pages of a `MobileMenu`, large, one below the other. Its children are `li`s, each with a `MobileMenuLink`. A
 * `MobileMenuList` inside such an `li` lists the pages of that section, smaller.
 */
export function MobileMenuList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={classNames(list, className)} />;
}

/** A link of a `MobileMenuList`. */
export function MobileMenuLink({
  active = false,
  className,
  ...rest
}: LinkProps & { /** Whether it leads to the page being read: `aria-current="page"`. Default false. */ active?: boolean }) {
  return <Link aria-current={active ? 'page' : undefined} {...rest} className={classNames(link, className)} />;
}

/** What to do next, at the foot of a `MobileMenu` and in reach of the thumb: one or two `ButtonLink`s. Put it last in the menu. */
export function MobileMenuActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(actions, className)} />;
}
