import { use } from 'react';
import articlesOf from 'virtual:articles';
import { PseudoLanguage } from '../../.storybook/modes/PseudoLanguage.ts';
import { pseudoText } from '../../.storybook/modes/pseudo.ts';
import type { Article } from '../../site/blog/article.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';

const pseudoArticles = articlesOf['en-CA'].map((article) => ({
  ...article,
  title: pseudoText(article.title),
  excerpt: pseudoText(article.excerpt),
  tags: article.tags.map((tag) => ({ ...tag, label: pseudoText(tag.label) })),
}));

/** The articles of the blog in each language of the toolbar, the pseudo-language last. */
export const everyLanguage: readonly (readonly Article[])[] = [...Object.values(articlesOf), pseudoArticles];

/**
 * The articles of the blog in the language of the toolbar, the newest first. The pseudo-language changes titles, excerpts
 * and tags, but not addresses, dates and the HTML of the bodies, which code reads.
 */
export function useArticles(): readonly Article[] {
  const articles = articlesOf[useLocale()];
  return use(PseudoLanguage) ? pseudoArticles : articles;
}
