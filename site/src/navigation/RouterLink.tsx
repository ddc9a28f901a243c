import type { LinkProps } from '@uno/ui/Link';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { routeOf } from '../../routes.ts';
import { localeOf, neutralPath } from '../i18n/locale.ts';
import { wantNavigation } from '../layout/navigationIntent.ts';
import { loadPage } from './pages.ts';

/** Where a click goes inside the app: a page of the route table, in the language being read. */
function inAppTarget(event: MouseEvent<HTMLAnchorElement>): URL | undefined {
  const link = event.currentTarget;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || localeOf(url.pathname) !== localeOf(location.pathname)) return undefined;
  // A place on this page is the browser's own affair.
  if (url.pathname === location.pathname && url.hash !== '') return undefined;
  return routeOf(neutralPath(url.pathname)) ? url : undefined;
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
    const url = inAppTarget(event);
    if (!url) return;
    event.preventDefault();
    const to = url.pathname + url.search + url.hash;
    // An unresolved island would hold the next page back for ever: the menu is made ready first.
    Promise.all([loadPage(url.pathname), wantNavigation()]).then(
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
        const url = new URL(event.currentTarget.href);
        if (url.origin === location.origin && url.pathname !== location.pathname && routeOf(neutralPath(url.pathname)) && localeOf(url.pathname) === localeOf(location.pathname)) {
          loadPage(url.pathname).catch(() => {
            // Only a head start; the click tries again.
          });
        }
      }}
    />
  );
}
