import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Match, matchRoute } from '../../routes.ts';
import { localeOf } from '../../i18n/locale.ts';
import { loadPage } from './pages.ts';
import { savesData } from './savesData.ts';

const linkAt = ({ target }: Event): HTMLAnchorElement | null => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

/** The page of the route table that an address of this site is of, in the language being read. */
function pageOf(url: URL): Match | undefined {
  const page = url.origin === location.origin ? matchRoute(url.pathname) : undefined;
  return page?.locale === localeOf(location.pathname) ? page : undefined;
}

/** Whether the browser is asked for the page itself, here: no other tab, no download. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !modified && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download');
}

/**
 * Makes every link of an awake page go inside the application, whether React rendered it or it stands in kept HTML:
 * the page is fetched first, then shown, so nothing blank stands between. Another language, an address that the table
 * lacks, or a failed fetch is left to the browser. A page that is pointed at is fetched ahead,
 * unless the visitor saves data.
 *
 * @param menuReady resolves once the menu’s code is there: while it is missing, React would hold the next page back
 */
export function useLinks(menuReady: () => Promise<void>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (!link || !isPlain(event, link)) return;
      const url = new URL(link.href);
      const page = pageOf(url);
      // A place on this page is the browser's own affair.
      if (!page || (page.path === location.pathname && url.hash !== '')) return;
      event.preventDefault();
      const to = page.path + url.search + url.hash;
      Promise.all([loadPage(page.path), menuReady()]).then(
        () => navigate(to),
        () => location.assign(to),
      );
    };
    const fetchAhead = (event: Event) => {
      const link = linkAt(event);
      const page = link ? pageOf(new URL(link.href)) : undefined;
      if (!page || page.path === location.pathname || savesData()) return;
      loadPage(page.path).catch(() => {
        // Only a head start; the click tries again.
      });
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchAhead);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchAhead);
    };
  }, [navigate, menuReady]);
}
