import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, hasContent } from '../classNames/index.ts';
import { Link } from '../Link/index.ts';
import { Container } from '../Section/Container.tsx';
import { action as actionClass, bar, header, home as homeClass, menu as menuClass, navigation as navigationClass, tools, type wideFromWidths } from './Header.css.ts';

/** The props of `Header`. */
export type HeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The wordmark's link. */
  home: {
    /** The address of the home page. */
    href: string;
    /** Its accessible name: “Acme, home”. */
    label: string;
    /** The wordmark. */
    children: ReactNode;
  };
  /** A `NavigationMenu`. Shown from `wideFrom`; at every width without a `menu` or without JavaScript. */
  navigation?: ReactNode;
  /** A `LanguageToggle`. */
  language?: ReactNode;
  /** The one action: a primary `ButtonLink`. With a `menu` it is shown from `wideFrom`; put it in the `menu` too. */
  action?: ReactNode;
  /** A `MobileMenu`. Shown below `wideFrom`. Leave it out if one or two links are all: they go below the wordmark where they don't fit beside it. */
  menu?: ReactNode;
  /**
   * The width of the window, in rem, from which the parts are on one line: the least that has room for yours in every language.
   * Two links and an action fit at 48, 768 px. Default 76, 1,216 px.
   */
  wideFrom?: (typeof wideFromWidths)[number] | undefined;
};

/**
 * The head of every page: the wordmark that links to the home page, the main navigation (one line where the window is `wideFrom` wide, a
 * `MobileMenu` on narrower screens), the language and one action. The language is visible before the first
 * scroll, on phones too. Every part but the wordmark may be left out. Without JavaScript the navigation is always open, under the wordmark.
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
    <header {...rest} data-wide-from={wideFrom} data-without-menu={hasContent(menu) ? undefined : ''} className={classNames(header, className)}>
      <Container className={bar}>
        <Link href={home.href} aria-label={home.label} className={homeClass}>
          {home.children}
        </Link>
        {hasContent(navigation) && <div className={navigationClass}>{navigation}</div>}
        {[language, action, menu].some(hasContent) && (
          <div className={tools}>
            {language}
            {hasContent(action) && <div className={actionClass}>{action}</div>}
            {hasContent(menu) && <div className={menuClass}>{menu}</div>}
          </div>
        )}
      </Container>
    </header>
  );
}
