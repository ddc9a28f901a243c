import type { Tint } from '@uno/ui/CategoryBadge';

/** The categories of the blog, by their slugs (the same in both languages), each with the tint of its badge. */
export const categories = {
  'cleaning-tips': 1,
  operations: 2,
  sustainability: 3,
  'case-studies': 4,
  'industry-updates': 5,
  specialized: 6,
} as const satisfies Record<string, Tint>;

/** The slug of a category. */
export type CategorySlug = keyof typeof categories;
