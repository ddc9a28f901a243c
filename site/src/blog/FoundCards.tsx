import { BlogCards } from '@uno/ui/BlogCard';
import { memo } from 'react';
import type { ListResult } from './listSource.ts';
import { ArticleCard } from './ArticleCards.tsx';

const Card = memo(ArticleCard);

/** The articles that were found, as a wall of cards. */
export const FoundCards = memo(function FoundCards({ result: { cards, searchTerms } }: { result: ListResult }) {
  return (
    <BlogCards>
      {cards.map((card) => (
        <Card key={card.slug} article={card} searchTerms={searchTerms} />
      ))}
    </BlogCards>
  );
});
