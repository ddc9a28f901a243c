import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link } from '../Link/index.ts';
import { Container } from '../Section/Container.tsx';
import { action as actionClass, bar, header, home as homeClass, menu as menuClass, navigation as navigationClass, tools } from './Header.css.ts';

/**
 * The head of every page: the wordmark that links to the home page, the main navigation (one line from 1,216 px, a
 * `MobileMenu` on narrower screens), the language and one action. The language is visible before the first
 * scroll, on phones too. Without JavaScript the navigation is always open, under the wordmark.
 */
export function Header({
  home,
  navigation,
  language,
  action,
  menu,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The wordmark's link. */
  home: {
    /** The address of the home page. */
    href: string;
    /** Its accessible name: “Uno, Home”. */
    label: string;
    /** The wordmark. */
    children: ReactNode;
  };
  /** A `NavigationMenu`. Shown from 1,216 px; without JavaScript, at every width. */
  navigation: ReactNode;
  /** A `LanguageToggle`. */
  language: ReactNode;
  /** The one action: a primary `ButtonLink`. Shown from 1,216 px; below that, put it in the `menu`. */
  action: ReactNode;
  /** A `MobileMenu`. Shown below 1,216 px. */
  menu: ReactNode;
}) {
  return (
    <header {...rest} className={classNames(header, className)}>
      <Container className={bar}>
        <Link href={home.href} aria-label={home.label} className={homeClass}>
          {home.children}
        </Link>
        <div className={navigationClass}>{navigation}</div>
        <div className={tools}>
          {language}
          <div className={actionClass}>{action}</div>
          <div className={menuClass}>{menu}</div>
        </div>
      </Container>
    </header>
  );
}
