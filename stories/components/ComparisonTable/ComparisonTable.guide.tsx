import { ComparisonTable, type ComparisonTableRow } from '@uno/ui/ComparisonTable';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const repairsIn = (say: Say): ComparisonTableRow => ({ id: 'repairs', heading: say('Repairs', 'Réparations'), cells: [say('The owner pays.', 'Le propriétaire paie.'), say('You pay.', 'Vous payez.')] });

const washer = (say: Say, rows: readonly ComparisonTableRow[], caption = say('A washer, rented or bought, over five\u00a0years', 'Une laveuse, louée ou achetée, sur cinq\u00a0ans')) => (
  <ComparisonTable
    caption={caption}
    columns={[
      { id: 'rented', name: say('Rented', 'Louée'), featured: true },
      { id: 'bought', name: say('Bought', 'Achetée') },
    ]}
    rows={rows}
  />
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'caption', name: ['Caption', 'Légende'], by: 'caption', note: ['the name of the table', 'le nom du tableau'] },
    { at: 'thead th', name: ['Column header', 'En-tête de colonne'], by: 'columns name', note: ['stays at the top of the screen', 'reste en haut de l’écran'] },
    { at: 'thead th > span + span', name: ['Note', 'Note'], by: 'columns note', note: ['optional', 'facultative'] },
    { at: 'tbody th', name: ['Point', 'Critère'], by: 'rows heading', note: ['one to four words, across all columns', 'un à quatre mots, sur toutes les colonnes'] },
    { at: 'tbody td', name: ['Cell', 'Cellule'], by: 'rows cells', note: ['one or two short sentences', 'une ou deux phrases courtes'] },
    { at: 'td[data-featured]', name: ['Featured cell', 'Cellule mise en valeur'], by: 'columns featured', note: ['tinted; at most one column', 'teintée; une colonne au plus'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => washer(say, [repairsIn(say), { id: 'after', heading: say('After five\u00a0years', 'Après cinq\u00a0ans'), cells: [say('It goes back.', 'Elle repart.'), say('It is yours.', 'Elle est à vous.')] }]),
        why: ['Each side has a point in its favour: the rented washer is repaired for you, the bought one is yours in the end.', 'Chaque colonne a un avantage\u00a0: la laveuse louée est réparée pour vous, l’achetée est à vous à la fin.'],
      },
      dont: {
        example: (say) => washer(say, [repairsIn(say), { id: 'transport', heading: say('Transport', 'Transport'), cells: [say('We bring it.', 'Nous l’apportons.'), say('You carry it.', 'Vous la portez.')] }]),
        why: ['Every point is in favour of the rented washer, so the table can’t help anyone choose.', 'Tous les critères favorisent la laveuse louée; le tableau n’aide donc personne à choisir.'],
      },
    },
    {
      do: {
        example: (say) => washer(say, [repairsIn(say)]),
        why: ['“A washer, rented or bought, over five\u00a0years” says what is compared, and for how long.', '«\u00a0Une laveuse, louée ou achetée, sur cinq\u00a0ans\u00a0» dit ce que l’on compare, et sur quelle durée.'],
      },
      dont: {
        example: (say) => washer(say, [repairsIn(say)], say('Comparison table', 'Tableau comparatif')),
        why: ['“Comparison table” doesn’t say what is compared.', '«\u00a0Tableau comparatif\u00a0» ne dit pas ce que l’on compare.'],
      },
    },
  ],
};
