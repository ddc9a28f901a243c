import { type RotatingWordList, RotatingWords, RotatingWordsPause } from '@uno/ui/RotatingWords';
import type { CSSProperties } from 'react';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

/** Stopped on the first word: the examples are inert, so nobody could pause them. */
const still: CSSProperties & Record<`--${string}`, string> = { '--uno-words-play': 'paused', '--uno-words-start': '-1000ms', fontSize: '1.5rem' };

const sentence = (say: Say, words: RotatingWordList, accessibleText: string) => (
  <p style={still}>
    {say('Service that is', 'Un service')} <RotatingWords words={words} accessibleText={accessibleText} /> {say('all year.', 'toute l’année.')}
  </p>
);

const reliable = (say: Say) => sentence(say, [say('reliable', 'fiable'), say('discreet', 'discret')], say('reliable', 'fiable'));

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'h2 [aria-hidden="true"]', name: ['Word frame', 'Cadre des mots'], by: 'words', note: ['two to five; as wide as the longest', 'deux à cinq; aussi large que le plus long'] },
    { at: 'label', name: ['Pause', 'Pause'], by: 'RotatingWordsPause', note: ['in the same stage; not there under reduced motion', 'dans la même scène; absente si les animations sont réduites'] },
    { at: 'label > span', name: ['Checkbox', 'Case à cocher'], note: ['checked is paused', 'cochée, tout est en pause'] },
  ],
  pairs: [
    {
      do: {
        example: reliable,
        why: ['“Service that is reliable”, “discreet”: every word completes the sentence.', '«\u00a0Un service fiable\u00a0», «\u00a0discret\u00a0»\u00a0: chaque mot complète la phrase.'],
      },
      dont: {
        example: (say) => sentence(say, [say('reliability', 'fiabilité'), say('discreet', 'discret')], say('discreet', 'discret')),
        why: ['“Service that is reliability” is no sentence: one noun among adjectives breaks it.', '«\u00a0Un service fiabilité\u00a0» n’est pas une phrase\u00a0: un nom parmi les adjectifs la casse.'],
      },
    },
    {
      do: {
        example: (say) => (
          <div>
            {reliable(say)}
            <RotatingWordsPause labels={{ pause: say('Pause the animation', 'Mettre l’animation en pause') }} />
          </div>
        ),
        why: ['A pause under the sentence: people whom the movement disturbs can stop it.', 'Une pause sous la phrase\u00a0: les gens que le mouvement gêne peuvent l’arrêter.'],
      },
      dont: {
        example: (say) => <div>{reliable(say)}</div>,
        why: ['Without a pause the words move for as long as the page is open, beside everything that is read.', 'Sans pause, les mots bougent tant que la page est ouverte, à côté de tout ce qu’on lit.'],
      },
    },
  ],
};
