import { Pagination } from '@uno/ui/Pagination';
import type { MouseEvent } from 'react';
import { useT } from '../i18n/TranslationProvider.tsx';
import type { Listing } from './listing.ts';
import { pagination } from './lists.css.ts';

/** The pagination of a list. Each page has its own address, for search engines and without JavaScript. */
export function ListPagination({
  listing: { page, pages },
  hrefOf,
  onNavigate,
}: {
  listing: Pick<Listing, 'page' | 'pages'>;
  hrefOf: (page: number) => string;
  /** Called when a page link is pressed; `preventDefault` stops the navigation. */
  onNavigate?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  const t = useT<'lists'>();
  return (
    <Pagination
      className={pagination}
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      {...(onNavigate && { onNavigate })}
      aria-label={t('blog.pages')}
      labels={{ previous: t('blog.previous'), next: t('blog.next'), page: (number) => t('blog.page', { page: number }) }}
    />
  );
}
