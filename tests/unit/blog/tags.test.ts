import { expect, test } from 'vitest';
import { articlesIn } from '../../../site/blog/articles.ts';
import { relatedTags, tagsByCount } from '../../../site/blog/tags.ts';
import { wholeArticles } from './folder.ts';

const articles = { en: articlesIn('en-CA', wholeArticles), fr: articlesIn('fr-CA', wholeArticles) };

const told = (tags: ReturnType<typeof tagsByCount>) => tags.map(({ label, count }) => `${label} ${count}`);

test('tags are sorted by the number of their articles, then alphabetically in their language', () => {
  expect(told(tagsByCount(articles.en))).toEqual(['Floors 2', 'Winter 2', 'Entrances 1', 'Night work 1', 'Water 1']);
  // É is sorted as E.
  expect(told(tagsByCount(articles.fr))).toEqual(['Hiver 2', 'Planchers 2', 'Eau 1', 'Entrées 1', 'Travail de nuit 1']);
});

test('tags related to a tag begin with those that share articles with it; all others follow', () => {
  expect(told(relatedTags(articles.en, 'water'))).toEqual(['Floors 2', 'Winter 2', 'Entrances 1', 'Night work 1']);
  expect(told(relatedTags(articles.en, 'night-work'))).toEqual(['Winter 2', 'Floors 2', 'Entrances 1', 'Water 1']);
});
