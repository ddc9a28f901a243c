import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container } from '@uno/ui/Section';
import type { CategorySlug } from '../../categories.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import * as styles from './Opening.css.ts';
import { CategoryShelf } from './CategoryShelf.tsx';

/** The page's idea: the supply closet, whose shelf holds a thing for each category. */
export function Opening({ categories }: { /** Those that have articles. */ categories: readonly CategorySlug[] }) {
  const t = useT<'blog'>();
  return (
    <div className={styles.closet}>
      <Container className={styles.opening}>
        <div className={styles.words}>
          <PageTitle>{t('blog.title')}</PageTitle>
          <PageLead className={styles.lead}>{t('blog.lead')}</PageLead>
        </div>
        <CategoryShelf label={t('blog.shelf')} kept={categories} />
      </Container>
    </div>
  );
}
