import { Pagination } from '@uno/ui/Pagination';
import type { lists } from '../../content/en/blog.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import type { Listing } from './listing.ts';
import { pagination } from './lists.css.ts';

/** The way to the other pages of a list: each is a page of its own, found by search engines and without scripts. */
export function ListPages({ listing: { page, pages }, hrefOf }: { listing: Listing; hrefOf: (page: number) => string }) {
  const t = useT<typeof lists>();
  return (
    <Pagination
      className={pagination}
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      labels={{ navigation: t('blog.pages'), previous: t('blog.previous'), next: t('blog.next'), page: (number) => t('blog.page', { page: number }) }}
    />
  );
}
