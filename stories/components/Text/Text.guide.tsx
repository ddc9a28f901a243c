import { Heading } from '@uno/ui/Heading';
import { Stack } from '@uno/ui/Stack';
import { Text } from '@uno/ui/Text';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const price = (say: Say) => say('The room costs $90 a night.', 'La chambre coûte 90\u00a0$ la nuit.');

export const guide: ComponentGuide = {
  anatomy: [{ at: 'p', name: ['Paragraph', 'Paragraphe'], by: 'size, tone', note: ['no margin of its own; its lines stay short in a wide column', 'sans marge; ses lignes restent courtes dans une colonne large'] }],
  pairs: [
    {
      do: {
        example: (say) => (
          <Stack gap="x2">
            <Text>{price(say)} {say('If you cancel, you still pay one night.', 'Si vous annulez, vous payez quand même une nuit.')}</Text>
            <Text size="caption" tone="subtle">{say('Last updated on May\u00a02', 'Mis à jour le 2\u00a0mai')}</Text>
          </Stack>
        ),
        why: ['What costs money is in running text, and only the date of the update is small and subtle.', 'Ce qui coûte de l’argent est en texte courant, et seule la date de mise à jour est petite et discrète.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x2">
            <Text>{price(say)}</Text>
            <Text size="caption" tone="subtle">{say('If you cancel, you still pay one night.', 'Si vous annulez, vous payez quand même une nuit.')}</Text>
          </Stack>
        ),
        why: ['“If you cancel, you still pay one night” is small and subtle, as if it didn’t matter.', '«\u00a0Si vous annulez, vous payez quand même une nuit\u00a0» est en petit et discret, comme si c’était sans importance.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Stack gap="x1">
            <Heading level={3} size="lead">{say('Breakfast', 'Déjeuner')}</Heading>
            <Text>{say('From 7 to 10\u00a0AM, in the garden.', 'De 7\u00a0h à 10\u00a0h, au jardin.')}</Text>
          </Stack>
        ),
        why: ['The title “Breakfast” is a Heading: it is in the outline of the page, where screen readers look for it.', 'Le titre «\u00a0Déjeuner\u00a0» est un Heading\u00a0: il est dans le plan de la page, où les lecteurs d’écran le cherchent.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x1">
            <Text size="lead">
              <strong>{say('Breakfast', 'Déjeuner')}</strong>
            </Text>
            <Text>{say('From 7 to 10\u00a0AM, in the garden.', 'De 7\u00a0h à 10\u00a0h, au jardin.')}</Text>
          </Stack>
        ),
        why: ['The title “Breakfast” is a large bold Text: it looks like a heading, and no screen reader finds it as one.', 'Le titre «\u00a0Déjeuner\u00a0» est un Text grand et gras\u00a0: il a l’air d’un titre, mais aucun lecteur d’écran ne le trouve.'],
      },
    },
  ],
};
