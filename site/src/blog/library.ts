import { articlesIn } from '../../blog/articles.ts';
import { tagsByCount, type TagCount } from '../../blog/tags.ts';
import { categories, type CategorySlug } from '../../categories.ts';
import type { Article } from '../../blog/article.ts';
import type { Locale } from '../../i18n/locale.ts';
import { memoize } from '../../memoize.ts';

/** The articles, tags and categories of a language. Used only by the prerender; never sent to a browser. */
export interface BlogLibrary {
  /** Newest first (behaviour.md 4.1). */
  readonly articles: readonly Article[];
  /** Sorted by number of articles (behaviour.md 4.4). */
  readonly tags: readonly TagCount[];
  /** The categories that have articles, in the order of `categories.ts`. */
  readonly categories: readonly CategorySlug[];
  readonly inCategory: (category: CategorySlug) => readonly Article[];
  readonly withTag: (slug: string) => readonly Article[];
}

const isCategory = (slug: string): slug is CategorySlug => Object.hasOwn(categories, slug);

/** Groups articles by key; an article can have several keys. */
function groupsOf(articles: readonly Article[], keysOf: (article: Article) => readonly string[]): ReadonlyMap<string, readonly Article[]> {
  const groups = new Map<string, Article[]>();
  for (const article of articles) {
    for (const key of keysOf(article)) {
      const group = groups.get(key) ?? [];
      group.push(article);
      groups.set(key, group);
    }
  }
  return groups;
}

/** The library of a language, made once. */
export const libraryIn = memoize((locale: Locale): BlogLibrary => {
  const articles = articlesIn(locale);
  const byCategory = groupsOf(articles, ({ category }) => [category]);
  const byTag = groupsOf(articles, ({ tags }) => tags.map(({ slug }) => slug));
  return {
    articles,
    tags: tagsByCount(articles),
    categories: Object.keys(categories).filter((slug) => isCategory(slug)).filter((slug) => byCategory.has(slug)),
    inCategory: (category) => byCategory.get(category) ?? [],
    withTag: (slug) => byTag.get(slug) ?? [],
  };
});
