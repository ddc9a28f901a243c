import { createElement } from 'react';
import { categoryNames as namesEn } from '../../../content/en/blog.ts';
import { nav as navEn } from '../../../content/en/nav.ts';
import { categoryNames as namesFr } from '../../../content/fr/blog.ts';
import { nav as navFr } from '../../../content/fr/nav.ts';
import type { Article } from '../../../blog/article.ts';
import { libraryIn } from '../../blog/library.ts';
import { articleThing, articleTrailThing } from '../../head/articleStructuredData.ts';
import { definePage } from '../declaration.ts';
import Page, { type Neighbour } from './Page.tsx';

const words = { 'en-CA': { ...namesEn, ...navEn }, 'fr-CA': { ...namesFr, ...navFr } } as const;

const neighbour = (article: Article | undefined): Neighbour | undefined => article && { slug: article.slug, title: article.title };

export default definePage({
  name: 'article',
  sections: ['blogPost', 'common'],
  picture: 'blog',
  *entries(locale) {
    const { articles } = libraryIn(locale);
    const say = words[locale];
    for (const [at, article] of articles.entries()) {
      const { slug, title, description, date, picture, category } = article;
      const section = say[`blog.category.${category}`];
      const tags = article.tags.map(({ label }) => label);
      yield {
        params: { slug },
        picture,
        head: { title, description, keywords: [...tags, section].join(', ') },
        things: [articleThing(article, section), articleTrailThing(article, [say['nav.home'], say['nav.blog']])],
        article: { published: date, section, tags },
        // The list has the newest first: what comes after an article in it was written before.
        main: () => createElement(Page, { article, previous: neighbour(articles[at + 1]), next: neighbour(articles[at - 1]) }),
      };
    }
  },
});
