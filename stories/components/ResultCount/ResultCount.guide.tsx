import { ResultCount } from '@uno/ui/ResultCount';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="status"]', name: ['Sentence', 'Phrase'], by: 'children', note: ['announced at each change; empty until there are results', 'annoncée à chaque changement; vide tant qu’il n’y a pas de résultats'] },
    { at: 'svg', name: ['Marks', 'Marques'], by: 'count, total', note: ['optional decoration; none above 24 in total, or when nothing is found', 'décoration facultative; aucune au-delà de 24 en tout, ou si rien n’est trouvé'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <ResultCount count={3} total={12}>
            {say('3\u00a0articles of 12', '3\u00a0articles sur 12')}
          </ResultCount>
        ),
        why: ['“3\u00a0articles of 12” can be heard without the list, and tells how much the filter leaves out.', '«\u00a03\u00a0articles sur 12\u00a0» se comprend sans voir la liste et dit ce que le filtre écarte.'],
      },
      dont: {
        example: () => (
          <ResultCount count={3} total={12}>
            3
          </ResultCount>
        ),
        why: ['A screen reader says “three”, and not of what.', 'Le lecteur d’écran dit «\u00a0trois\u00a0», sans dire de quoi.'],
      },
    },
    {
      do: {
        example: (say) => <ResultCount>{say('No article mentions “slush”. Try “calcium”.', 'Aucun article ne parle de «\u00a0gadoue\u00a0». Essayez «\u00a0calcium\u00a0».')}</ResultCount>,
        why: ['With no results, the sentence repeats the search and offers another.', 'Sans résultat, la phrase répète la recherche et en propose une autre.'],
      },
      dont: {
        example: (say) => <ResultCount>{say('0\u00a0results', '0\u00a0résultat')}</ResultCount>,
        why: ['“0\u00a0results” ends there: nothing to try next.', '«\u00a00\u00a0résultat\u00a0» s’arrête là, sans rien à essayer.'],
      },
    },
  ],
};
