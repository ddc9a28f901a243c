import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { Link } from '../Link/index.ts';
import { Container } from '../Section/Container.tsx';
import { action as actionClass, bar, header, home as homeClass, menu as menuClass, navigation as navigationClass, tools, type wideFromWidths } from './Header.css.ts';

/** The props of `Header`. */
export type HeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The wordmark's link. */
  home: {
    /** The address of the home page. */
    href: string;
    /** Its accessible name: “Uno, Home”. */
    label: string;
    /** The wordmark. */
    children: ReactNode;
  };
  /** A `NavigationMenu`. Shown from `wideFrom`; without JavaScript, at every width. */
  navigation: ReactNode;
  /** A `LanguageToggle`. */
  language: ReactNode;
  /** The one action: a primary `ButtonLink`. Shown from `wideFrom`; below that, put it in the `menu`. */
  action: ReactNode;
  /** A `MobileMenu`. Shown below `wideFrom`. */
  menu: ReactNode;
  /**
   * The width of the window, in rem, from which the parts are on one line: the least that has room for yours in every language.
   * Two links and an action fit at 48, 768 px. Default 76, 1,216 px.
   */
  wideFrom?: (typeof wideFromWidths)[number] | undefined;
};

/**
 * The head of every page: the wordmark that links to the home page, the main navigation (one line where the window is `wideFrom` wide, a
 * `MobileMenu` on narrower screens), the language and one action. The language is visible before the first
 * scroll, on phones too. Without JavaScript the navigation is always open, under the wordmark.
 */
export function Header({
  home,
  navigation,
  language,
  action,
  menu,
  wideFrom = 76,
  className,
  ...rest
}: HeaderProps) {
  return (
    <header {...rest} data-wide-from={wideFrom} className={classNames(header, className)}>
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
