import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container } from '@uno/ui/Section';
import { pictureCrops, pictureSrc } from '../../pictures.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import * as styles from './BlogOpening.css.ts';

/** The title and the lead of the blog, with the picture of the cleaning cupboard. */
export function BlogOpening() {
  const t = useT<'blog' | 'pictures'>();
  return (
    <div data-surface="subtle">
      <Container className={styles.text}>
        <PageTitle>{t('blog.title')}</PageTitle>
        {/* Before the picture, which stands on the lower edge: a lead that arrives later would move it. */}
        <PageLead>{t('blog.lead')}</PageLead>
        <picture className={styles.frame}>
          <source media="(min-width: 64rem)" srcSet={pictureSrc('blog')} {...pictureCrops.full} />
          <img className={styles.picture} src={pictureSrc('blog', 'wide')} alt={t('pictures.blog')} {...pictureCrops.wide} fetchPriority="high" />
        </picture>
      </Container>
    </div>
  );
}
