import { createElement } from 'react';
import type { Article } from '../../../blog/article.ts';
import { stringsOf } from '../../../content/sections.ts';
import { libraryIn } from '../../blog/library.ts';
import { articleData, articleBreadcrumbData } from '../../head/articleStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page, { type NeighbourArticle } from './Page.tsx';

const neighbour = (article: Article | undefined): NeighbourArticle | undefined => article && { slug: article.slug, title: article.title };

export default definePage({
  name: 'article',
  sections: ['blogPost', 'common'],
  picture: 'blog',
  *addresses(locale) {
    const { articles } = libraryIn(locale);
    const strings = stringsOf(['lists', 'nav'], locale);
    for (const [at, article] of articles.entries()) {
      const { slug, title, description, date, picture, category } = article;
      const section = strings[`blog.category.${category}`];
      const tags = article.tags.map(({ label }) => label);
      yield {
        params: { slug },
        picture,
        head: { title, description, keywords: [...tags, section].join(', ') },
        structuredData: [articleData(article, section), articleBreadcrumbData(article, [strings['nav.home'], strings['nav.blog']])],
        article: { published: date, section, tags },
        // The list is sorted newest first, so the previous article has the next index.
        main: () => createElement(Page, { article, previous: neighbour(articles[at + 1]), next: neighbour(articles[at - 1]) }),
      };
    }
  },
});
