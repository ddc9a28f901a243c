import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filters } from '../../blog/filters.ts';
import { type Answer, type Answers, isAtRest } from './answers.ts';

/** What is shown of the index, and for which question. */
interface Shown {
  readonly asked: Filters | undefined;
  /** Absent: what the server sent. */
  readonly answer: Answer | undefined;
  /** The files that it needs did not come: what was there before stays. */
  readonly failed: boolean;
}

/** The answer to what the index is asked for. Until it is there, the one before stays. */
export function useAnswer(answers: Answers, asked: Filters): Omit<Shown, 'asked'> & { /** The answer is still to come. */ readonly busy: boolean; /** Asks once more. */ readonly retry: () => void } {
  const [shown, setShown] = useState<Shown>({ asked: undefined, answer: undefined, failed: false });
  const [tries, setTries] = useState(0);
  const [begun, setBegun] = useState(false);
  // Who has narrowed nothing yet reads what the server sent.
  if (!begun && !isAtRest(asked)) setBegun(true);

  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    const show = (answer: Answer | undefined) => {
      if (!current) return;
      // At once: else the page is painted twice for a letter, first without its answer.
      flushSync(() => setShown((before) => ({ asked, answer: answer ?? before.answer, failed: answer === undefined })));
    };
    answers.for(asked).then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, [answers, asked, begun, tries]);

  return { answer: shown.answer, failed: shown.failed, busy: begun && shown.asked !== asked, retry: () => setTries((before) => before + 1) };
}
