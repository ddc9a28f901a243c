import type { LinkProps } from '@uno/ui/Link';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Match, matchRoute } from '../../routes.ts';
import { localeOf } from '../i18n/locale.ts';
import { wantNavigation } from '../layout/navigationIntent.ts';
import { loadPage } from './pages.ts';

/** The page of the route table that an address of this site is of, in the language being read. */
function pageOf(url: URL): Match | undefined {
  const page = url.origin === location.origin ? matchRoute(url.pathname) : undefined;
  return page?.locale === localeOf(location.pathname) ? page : undefined;
}

/** Whether the browser is asked for the page itself, here: no other tab, no download. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !modified && !event.defaultPrevented && target === '' && !event.currentTarget.hasAttribute('download');
}

/**
 * The application's link. Awake, it goes without a new document: the page is fetched first, then shown, so
 * nothing blank stands between. Another language, an address that the table lacks, or a failed fetch is left
 * to the browser.
 */
export function RouterLink({ href, onClick, onPointerEnter, ...rest }: LinkProps) {
  const navigate = useNavigate();

  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const url = new URL(event.currentTarget.href);
    const page = isPlain(event) ? pageOf(url) : undefined;
    // A place on this page is the browser's own affair.
    if (!page || (page.path === location.pathname && url.hash !== '')) return;
    event.preventDefault();
    const to = page.path + url.search + url.hash;
    // An unresolved island would hold the next page back for ever: the menu is made ready first.
    Promise.all([loadPage(page.path), wantNavigation()]).then(
      () => navigate(to),
      () => location.assign(to),
    );
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={go}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        const page = pageOf(new URL(event.currentTarget.href));
        if (!page || page.path === location.pathname) return;
        loadPage(page.path).catch(() => {
          // Only a head start; the click tries again.
        });
      }}
    />
  );
}
