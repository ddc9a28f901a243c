import { Button } from '@uno/ui/Button';
import { EmptyState, EmptyStateTitle } from '@uno/ui/EmptyState';
import { Link } from '@uno/ui/Link';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';

/** In the place of the cards, where no article is left: the way back to all of them. */
export function EmptyResult({ onClear }: { onClear: () => void }) {
  const t = useT<'blog'>();
  const locale = useLocale();
  return (
    <EmptyState>
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
    </EmptyState>
  );
}

/** Above the cards that were there before, where the files of the search did not come. */
export function NotSearched({ onRetry }: { onRetry: () => void }) {
  const t = useT<'blog'>();
  return (
    <div role="alert">
      <NoticeBox title={t('blog.notSearched')} heading="h3" actions={<Button onClick={onRetry}>{t('blog.tryAgain')}</Button>} />
    </div>
  );
}
