import { Button } from '@uno/ui/Button';
import { Heading } from '@uno/ui/Heading';
import { Stack, StackList } from '@uno/ui/Stack';
import { Text } from '@uno/ui/Text';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const hours = (say: Say) => [
  { day: say('Friday', 'Vendredi'), open: say('9\u00a0AM to 9\u00a0PM', 'De 9\u00a0h à 21\u00a0h') },
  { day: say('Saturday', 'Samedi'), open: say('9\u00a0AM to 5\u00a0PM', 'De 9\u00a0h à 17\u00a0h') },
];

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-gap]', name: ['Stack', 'Pile'], by: 'gap', note: ['no margin or padding of its own', 'ni marge ni espace intérieur'] },
    { at: '[data-gap] > *', name: ['Content', 'Contenu'], by: 'children', note: ['each child is as wide as the stack', 'chaque élément est aussi large que la pile'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Stack gap="x5">
            {hours(say).map(({ day, open }) => (
              <Stack key={day} gap="x1">
                <Heading level={3} size="body">{day}</Heading>
                <Text>{open}</Text>
              </Stack>
            ))}
          </Stack>
        ),
        why: ['Two stacks, one in the other: the hours are close to their day, and the two days are further apart.', 'Deux piles, l’une dans l’autre\u00a0: les heures sont près de leur jour, et les deux jours sont plus espacés.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x4">
            {hours(say).flatMap(({ day, open }) => [
              <Heading key={day} level={3} size="body">{day}</Heading>,
              <Text key={open}>{open}</Text>,
            ])}
          </Stack>
        ),
        why: ['One stack for all: each day is as far from its own hours as from those of the day before.', 'Une seule pile pour tout\u00a0: chaque jour est aussi loin de ses heures que de celles de la veille.'],
      },
    },
    {
      do: {
        example: (say) => (
          <StackList gap="x3" ruled>
            <li>{say('Country loaf', 'Pain de campagne')}</li>
            <li>Baguette</li>
            <li>{say('Butter croissant', 'Croissant au beurre')}</li>
          </StackList>
        ),
        why: ['The lines divide three entries of one list: loaf, baguette, croissant.', 'Les traits séparent trois entrées d’une même liste\u00a0: pain, baguette, croissant.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x3" ruled>
            <Heading level={3} size="body">{say('Order by noon', 'Commandez avant midi')}</Heading>
            <Text>{say('We bake it for the next morning.', 'Nous cuisons le tout pour le lendemain matin.')}</Text>
            <Button>{say('Order', 'Commander')}</Button>
          </Stack>
        ),
        why: ['The lines cut a title from its own sentence and button, which are one message.', 'Les traits coupent un titre de sa phrase et de son bouton, qui forment un seul message.'],
      },
    },
  ],
};
