import { BlogCards } from '@uno/ui/BlogCard';
import { memo } from 'react';
import type { Answer } from './answers.ts';
import { ArticleCard } from './ArticleCards.tsx';

const Card = memo(ArticleCard);

/** The articles that were found, as a wall of cards. */
export const FoundCards = memo(function FoundCards({ answer: { cards, sought } }: { answer: Answer }) {
  return (
    <BlogCards>
      {cards.map((card) => (
        <Card key={card.slug} article={card} sought={sought} />
      ))}
    </BlogCards>
  );
});
