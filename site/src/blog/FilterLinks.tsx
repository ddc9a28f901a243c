import { FilterChipLink, FilterChips } from '@uno/ui/FilterChips';
import type { Tag } from '../../blog/article.ts';
import type { CategorySlug } from '../../categories.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { CategoryDrawing } from './CategoryDrawing.tsx';
import * as styles from './FilterLinks.css.ts';

/** The content of a category's chip: its drawing above its name. */
export function CategoryChipContent({ category }: { category: CategorySlug }) {
  const t = useT<'lists'>();
  return (
    <>
      <CategoryDrawing category={category} className={styles.drawing} />
      <span className={styles.name}>{t(`blog.category.${category}`)}</span>
    </>
  );
}

/** The categories that have articles, and tags, as links to their pages: used without JavaScript, and on all pages of the index after the first. */
export function FilterLinks({ categories, tags }: { categories: readonly CategorySlug[]; tags: readonly Tag[] }) {
  const locale = useLocale();
  const t = useT<'blog'>();
  return (
    <>
      <FilterChips label={t('blog.categories')} className={styles.categoryChips[categories.length - 1]}>
        {categories.map((category) => (
          <FilterChipLink key={category} href={hrefOf('blogCategory', locale, { category })} className={styles.categoryChip}>
            <CategoryChipContent category={category} />
          </FilterChipLink>
        ))}
      </FilterChips>
      <FilterChips label={t('blog.tags')}>
        {tags.map(({ slug, label }) => (
          <FilterChipLink key={slug} href={hrefOf('blogTag', locale, { tag: slug })}>
            {label}
          </FilterChipLink>
        ))}
      </FilterChips>
    </>
  );
}
