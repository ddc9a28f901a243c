import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container } from '@uno/ui/Section';
import { useT } from '../i18n/TranslationProvider.tsx';
import * as styles from './Opening.css.ts';

/** The title of the blog and what is in it. */
export function Opening() {
  const t = useT<'blog'>();
  return (
    <div className={styles.closet}>
      <Container className={styles.words}>
        <PageTitle>{t('blog.title')}</PageTitle>
        <PageLead className={styles.lead}>{t('blog.lead')}</PageLead>
      </Container>
    </div>
  );
}
