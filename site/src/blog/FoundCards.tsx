import { BlogCardList } from '@uno/ui/BlogCard';
import { memo } from 'react';
import { isNarrowed } from '../../blog/filters.ts';
import type { ListResult } from './listSource.ts';
import { ArticleCard } from './ArticleCards.tsx';

const Card = memo(ArticleCard);

/** The articles that were found, as a wall of cards. */
export const FoundCards = memo(function FoundCards({ result: { cards, filters, searchTerms } }: { result: ListResult }) {
  return (
    <BlogCardList layout={isNarrowed(filters) || filters.page > 1 ? 'wall' : 'lead'}>
      {cards.map((card) => (
        <Card key={card.slug} article={card} searchTerms={searchTerms} />
      ))}
    </BlogCardList>
  );
});
