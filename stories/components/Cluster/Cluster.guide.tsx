import { ClusterList } from '@uno/ui/Cluster';
import { Text } from '@uno/ui/Text';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const factsIn = (say: Say): readonly string[] => [say('Open every day', 'Ouvert tous les jours'), say('Free parking', 'Stationnement gratuit'), say('English and French', 'En français et en anglais')];

export const guide: ComponentGuide = {
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => (
          <ClusterList ruled>
            {factsIn(say).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ClusterList>
        ),
        why: ['The facts are a list, and a line is drawn only between two that are side by side.', 'Les renseignements sont une liste, et un trait est tracé seulement entre deux voisins.'],
      },
      dont: {
        example: (say) => <Text>{factsIn(say).join(' | ')}</Text>,
        why: ['Bars that are typed between the facts may be read aloud, and one is left over where the line wraps.', 'Des barres tapées entre les renseignements peuvent être lues à voix haute, et il en reste une là où la ligne se replie.'],
      },
    },
  ],
};
