import { CategoryObject } from '@uno/drawings/pages/blog';
import { CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { categories, type CategorySlug } from '../../categories.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import * as styles from './CategoryShelf.css.ts';

/** The categories as they stand in a supply closet: a thing for each, its name on the edge of the shelf. */
export function CategoryShelf({ label, kept }: { label: string; /** The categories that have articles. */ kept: readonly CategorySlug[] }) {
  const locale = useLocale();
  const t = useT<'lists'>();
  return (
    <nav aria-label={label}>
      <ul className={styles.shelf}>
        {kept.map((category) => (
          <li key={category} className={styles.place}>
            <CategoryObject category={category} tint={categories[category]} className={styles.object} />
            <span className={styles.edge}>
              <CategoryBadgeLink className={styles.name} tint={categories[category]} href={hrefOf('blogCategory', locale, { category })}>
                {t(`blog.category.${category}`)}
              </CategoryBadgeLink>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
