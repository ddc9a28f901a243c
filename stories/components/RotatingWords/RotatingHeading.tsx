import { RotatingWords, RotatingWordsPause, RotatingWordsStage } from '@uno/ui/RotatingWords';
import { WordSqueegee } from '@uno/ui/house/WordSqueegee';
import { useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';

/** The strings of the sentence, in each language. */
export const dictionaries = stringsInBoth(['hero']);

/** A heading with rotating words, the first ones of five, and their pause. */
export function RotatingHeading({ count = 5, house = true }: { count?: 2 | 5; /** Whether Uno’s squeegee wipes the words. */ house?: boolean }) {
  const words = useWords(dictionaries);
  const [trusted, consistent] = [words['hero.word.trusted'], words['hero.word.consistent']];
  return (
    <RotatingWordsStage>
      <h2>
        {words['hero.title.before']}{' '}
        <RotatingWords
          words={count === 2 ? [trusted, consistent] : [trusted, consistent, words['hero.word.sustainable'], words['hero.word.reliable'], words['hero.word.professional']]}
          accessibleText={words['hero.title.stable']}
          mark={house ? <WordSqueegee /> : undefined}
        />{' '}
        {words['hero.title.after']}
      </h2>
      <RotatingWordsPause labels={{ pause: words['hero.pause'] }} />
    </RotatingWordsStage>
  );
}
