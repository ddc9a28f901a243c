import { Heading } from '@uno/ui/Heading';
import { Stack } from '@uno/ui/Stack';
import { Text } from '@uno/ui/Text';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [{ at: 'h2', name: ['Words', 'Texte'], by: 'children, level, size', note: ['the size does not follow from the level', 'la taille ne dépend pas du niveau'] }],
  pairs: [
    {
      do: {
        example: (say) => <Heading level={3}>{say('Your bicycle is ready within two days', 'Votre vélo est prêt en deux jours')}</Heading>,
        why: ['“Your bicycle is ready within two days” is an answer, even if nobody reads on.', '«\u00a0Votre vélo est prêt en deux jours\u00a0» est déjà une réponse, même sans lire la suite.'],
      },
      dont: {
        example: (say) => <Heading level={3}>{say('Our commitment', 'Notre engagement')}</Heading>,
        why: ['“Our commitment” could stand above anything, so it makes nobody read on.', '«\u00a0Notre engagement\u00a0» irait au-dessus de n’importe quoi\u00a0: il ne donne pas envie de lire.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Stack gap="x2">
            <Heading level={4} size="body">
              {say('Holidays', 'Jours fériés')}
            </Heading>
            <Text>{say('The workshop is closed on July\u00a01.', 'L’atelier est fermé le 24\u00a0juin.')}</Text>
          </Stack>
        ),
        why: ['“Holidays” is a heading in the size of the text: small to the eye, and in a screen reader’s list of headings.', '«\u00a0Jours fériés\u00a0» est un titre de la taille du texte\u00a0: discret pour l’œil, et présent dans la liste des titres d’un lecteur d’écran.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x2">
            <Text>
              <strong>{say('Holidays', 'Jours fériés')}</strong>
            </Text>
            <Text>{say('The workshop is closed on July\u00a01.', 'L’atelier est fermé le 24\u00a0juin.')}</Text>
          </Stack>
        ),
        why: ['“Holidays” is a paragraph in bold: it looks like a heading, and a screen reader’s list of headings lacks it.', '«\u00a0Jours fériés\u00a0» est un paragraphe en gras\u00a0: il a l’air d’un titre, mais manque dans la liste des titres d’un lecteur d’écran.'],
      },
    },
  ],
};
