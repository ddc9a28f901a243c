import { FilterChip, FilterChips } from '@uno/ui/FilterChips';
import type { Tag } from '../../blog/article.ts';
import type { CategorySlug } from '../../categories.ts';
import { useT } from '../i18n/TranslationProvider.tsx';
import { CategoryChipContent } from './FilterLinks.tsx';
import { categoryChip, categoryChips } from './FilterLinks.css.ts';

/** Two groups of toggle chips that filter the list: categories, each with its drawing, and tags. */
export function FilterChoices({
  categories,
  tags,
  category,
  tag,
  onToggle,
}: {
  categories: readonly CategorySlug[];
  tags: readonly Tag[];
  /** The slug of the selected category; empty for none. */
  category: string;
  /** The slug of the selected tag; empty for none. */
  tag: string;
  onToggle: (filter: 'category' | 'tag', slug: string) => void;
}) {
  const t = useT<'blog'>();
  return (
    <>
      <FilterChips label={t('blog.categories')} className={categoryChips[categories.length - 1]}>
        {categories.map((slug) => (
          <FilterChip key={slug} pressed={category === slug} onPressedChange={() => onToggle('category', slug)} className={categoryChip}>
            <CategoryChipContent category={slug} />
          </FilterChip>
        ))}
      </FilterChips>
      <FilterChips label={t('blog.tags')}>
        {tags.map(({ slug, label }) => (
          <FilterChip key={slug} pressed={tag === slug} onPressedChange={() => onToggle('tag', slug)}>
            {label}
          </FilterChip>
        ))}
      </FilterChips>
    </>
  );
}
