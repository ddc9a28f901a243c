import { BlogCards } from '@uno/ui/BlogCard';
import { memo } from 'react';
import type { Answer } from './answers.ts';
import { ArticleCard } from './ArticleCards.tsx';
import { useAfterPaint } from './useAfterPaint.ts';

const Card = memo(ArticleCard);

/**
 * The articles that were found, as a wall of cards. While somebody types, the first, which is what a phone shows of
 * them under the field, answers each letter at once; the others change right after it is painted.
 */
export const FoundCards = memo(function FoundCards({ answer }: { answer: Answer }) {
  const before = useAfterPaint(answer);
  return (
    <BlogCards>
      {answer.cards.map((card, at) => {
        const old = at === 0 ? undefined : before.cards[at];
        // By place: cards change in what they hold, which is less to lay out than other cards.
        return <Card key={at} article={old ?? card} sought={(old ? before : answer).sought} />;
      })}
    </BlogCards>
  );
});
