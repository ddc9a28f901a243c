import { FilterChipLink, FilterChips } from '@uno/ui/FilterChips';
import type { CategorySlug } from '../../categories.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { CategoryObject } from './CategoryObject.tsx';
import * as styles from './CategoryShelf.css.ts';

/** The content of a category's chip: its drawing above its name. */
export function CategoryOnShelf({ category }: { category: CategorySlug }) {
  const t = useT<'lists'>();
  return (
    <>
      <CategoryObject category={category} className={styles.object} />
      <span className={styles.name}>{t(`blog.category.${category}`)}</span>
    </>
  );
}

/** The categories as links to their pages, for when JavaScript is off and on further pages. */
export function CategoryShelf({ categories }: { /** Those that have articles. */ categories: readonly CategorySlug[] }) {
  const locale = useLocale();
  const t = useT<'blog'>();
  return (
    <FilterChips label={t('blog.categories')} className={styles.shelf}>
      {categories.map((category) => (
        <FilterChipLink key={category} href={hrefOf('blogCategory', locale, { category })} className={styles.place}>
          <CategoryOnShelf category={category} />
        </FilterChipLink>
      ))}
    </FilterChips>
  );
}
