import type { Article, Tag } from './article.ts';

/** A tag, and how many articles have it. */
export interface TagCount extends Tag {
  readonly count: number;
}

/** The tags of articles of one language: those with the most articles first, then alphabetically (behaviour.md 4.4). */
export function tagsByCount(articles: readonly Article[]): readonly TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const { tags } of articles) {
    for (const tag of tags) counts.set(tag.slug, { ...tag, count: (counts.get(tag.slug)?.count ?? 0) + 1 });
  }
  const { compare } = new Intl.Collator(articles[0]?.locale);
  return [...counts.values()].sort((one, other) => other.count - one.count || compare(one.label, other.label));
}

/**
 * The tags related to one: first those that share articles with it, most shared first, then all others in the order of
 * {@link tagsByCount}. Each count is that of all articles with the tag.
 *
 * @param articles all articles of a language
 */
export function relatedTags(articles: readonly Article[], slug: string): readonly TagCount[] {
  const all = new Map(tagsByCount(articles).map((tag) => [tag.slug, tag]));
  const sharing = tagsByCount(articles.filter(({ tags }) => tags.some((tag) => tag.slug === slug)));
  all.delete(slug);
  const near = sharing.flatMap((tag) => all.get(tag.slug) ?? []);
  return [...new Set([...near, ...all.values()])];
}
