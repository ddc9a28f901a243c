import { memo, type MouseEvent } from 'react';
import { isNarrowed, NO_FILTERS, pagesOf, queryOf } from '../../blog/filters.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';
import type { ListResult } from './listSource.ts';
import { ListPagination } from './ListPagination.tsx';

/** The pagination of the filtered list. */
export const ResultPagination = memo(function ResultPagination({
  result,
  total,
  onTurn,
}: {
  /** Undefined while the server's unfiltered list is shown. */
  result: ListResult | undefined;
  /** The number of all articles. */
  total: number;
  onTurn: (page: number, event: MouseEvent) => void;
}) {
  const locale = useLocale();
  const { filters, pages } = result ?? { filters: NO_FILTERS, pages: pagesOf(total) };
  const index = hrefOf('blog', locale);
  const ofAll = (page: number) => (page === 1 ? index : hrefOf('blogPage', locale, { page: String(page) }));
  const addressOf = (page: number) => (isNarrowed(filters) ? `${index}${queryOf({ ...filters, page })}` : ofAll(page));
  return <ListPagination listing={{ page: filters.page, pages }} hrefOf={addressOf} onNavigate={onTurn} />;
});
