import { BlogCards } from '@uno/ui/BlogCard';
import { memo, startTransition, useEffect, useState } from 'react';
import type { Answer } from './answers.ts';
import { ArticleCard } from './ArticleCards.tsx';

const Card = memo(ArticleCard);

/** Calls once the frame that is being made is painted; gives what calls it off. */
function afterPaint(call: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The articles that were found, as a wall of cards. While somebody types, the first, which is what a phone shows of
 * them under the field, answers each letter at once; the others change right after it is painted.
 */
export const FoundCards = memo(function FoundCards({ answer }: { answer: Answer }) {
  const [before, setBefore] = useState(answer);
  useEffect(() => afterPaint(() => startTransition(() => setBefore(answer))), [answer]);
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
