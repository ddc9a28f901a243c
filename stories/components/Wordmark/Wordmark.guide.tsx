import { Text } from '@uno/ui/Text';
import { Wordmark } from '@uno/ui/Wordmark';
import type { ComponentGuide } from '../../documentation/guide.ts';

const leaf = (
  <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
    <path d="M2 14C2 6 7 2 14 2c0 7-4 12-12 12z" />
  </svg>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'span:has(> [aria-hidden])', name: ['Wordmark', 'Logotype'], by: 'name', note: ['the name is text; its font size sets the size of both', 'le nom est du texte; la taille du texte règle aussi celle du symbole'] },
    { at: 'svg', name: ['Mark', 'Symbole'], by: 'mark', note: ['optional, decorative; the name alone without it', 'facultatif, décoratif; le nom seul à défaut'] },
  ],
  pairs: [
    {
      do: {
        example: () => <Wordmark name="Érable" mark={leaf} />,
        why: ['The wordmark is the mark and the name, “Érable”.', 'Le logotype réunit le symbole et le nom, «\u00a0Érable\u00a0».'],
      },
      dont: {
        example: (say) => <Wordmark name={say('Érable, garden centre since 1987, inc.', 'Érable, centre de jardin depuis 1987, inc.')} mark={leaf} />,
        why: ['The trade, the year and “inc.” are in the wordmark, which wraps and is no longer recognized.', 'Le métier, l’année et «\u00a0inc.\u00a0» sont dans le logotype, qui se replie et ne se reconnaît plus.'],
      },
    },
    {
      do: {
        example: (say) => <Text>{say('Érable delivers plants and soil from April to October.', 'Érable livre les plantes et la terre d’avril à octobre.')}</Text>,
        why: ['In a sentence the name Érable is plain text.', 'Dans une phrase, le nom Érable est du simple texte.'],
      },
      dont: {
        example: (say) => (
          <Text>
            <Wordmark name="Érable" mark={leaf} /> {say('delivers plants and soil from April to October.', 'livre les plantes et la terre d’avril à octobre.')}
          </Text>
        ),
        why: ['In a sentence the wordmark is larger than the words around it and breaks the line.', 'Dans une phrase, le logotype est plus grand que le texte autour et brise la ligne.'],
      },
    },
  ],
};
