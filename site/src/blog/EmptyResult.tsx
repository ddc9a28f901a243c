import { Button } from '@uno/ui/Button';
import { ClusterList } from '@uno/ui/Cluster';
import { EmptyState, EmptyStateTitle } from '@uno/ui/EmptyState';
import { Link } from '@uno/ui/Link';
import { NoticeBox } from '@uno/ui/NoticeBox';
import type { CategorySlug } from '../../categories.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';

/** Shown instead of the cards when no article matches: a drawing, and links to all articles, the categories and the contact page. */
export function EmptyResult({
  categories,
  onClear,
}: {
  /** The categories that have articles. */
  categories: readonly CategorySlug[];
  onClear: () => void;
}) {
  const t = useT<'blog'>();
  const locale = useLocale();
  return (
    <EmptyState
      picture={
        <svg viewBox="0 0 192 84">
          <path d="M2 66h188M24 66v16M168 66v16M92 66L116 20l14 7-24 46z" strokeWidth={4} />
          <path d="M32 58h28M136 58h24M104 32l8 4M99 42l8 4" />
        </svg>
      }
    >
      <EmptyStateTitle>{t('blog.noneTitle')}</EmptyStateTitle>
      <Link
        href={hrefOf('blog', locale)}
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {t('blog.clearFilters')}
      </Link>
      <p>{t('blog.noneWays')}</p>
      <ClusterList gap="x3">
        {categories.map((category) => (
          <li key={category}>
            <Link href={hrefOf('blogCategory', locale, { category })}>{t(`blog.category.${category}`)}</Link>
          </li>
        ))}
        <li>
          <Link href={hrefOf('contact', locale)}>{t('blog.writeLink')}</Link>
        </li>
      </ClusterList>
    </EmptyState>
  );
}

/** Shown above the previous cards when the search files could not be fetched. */
export function SearchFailedNotice({ onRetry }: { onRetry: () => void }) {
  const t = useT<'blog'>();
  return (
    <div role="alert">
      <NoticeBox title={t('blog.notSearched')} level={3} actions={<Button onClick={onRetry}>{t('blog.tryAgain')}</Button>} />
    </div>
  );
}
