import { CoverageArea, CoverageGrid } from '@uno/ui/CoverageGrid';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const towns = (say: Say, full: string, other: string, names: readonly string[]) => (
  <CoverageGrid aria-label={say('Delivery areas', 'Secteurs de livraison')}>
    {names.map((name) => {
      const featured = name === 'Laval' || name === 'Terrebonne';
      return (
        <CoverageArea key={name} featured={featured} badge={featured ? full : other}>
          {name}
        </CoverageArea>
      );
    })}
  </CoverageGrid>
);

const inOrder = ['Laval', 'Terrebonne', 'Joliette', 'Sorel-Tracy'];

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="region"]', name: ['Frame', 'Cadre'], by: 'CoverageGrid', note: ['has a name that is not shown; scrolls when the list is longer', 'porte un nom qui n’est pas affiché; défile quand la liste est plus longue'] },
    { at: 'li[data-featured="true"]', name: ['Area', 'Secteur'], by: 'CoverageArea featured', note: ['on a lighter ground if featured', 'sur un fond plus clair s’il est mis en avant'] },
    { at: 'li svg', name: ['Mark', 'Pictogramme'], by: 'mark', note: ['optional, decorative', 'facultatif, décoratif'] },
    { at: 'li > span:not([aria-hidden])', name: ['Name', 'Nom'], by: 'children' },
    { at: 'li > span:last-child', name: ['Badge', 'Pastille'], by: 'badge', note: ['required: colour alone says nothing', 'obligatoire\u00a0: la couleur seule ne dit rien'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => towns(say, say('Every day', 'Tous les jours'), say('Fridays', 'Le vendredi'), inOrder),
        why: ['The badges “Every day” and “Fridays” say how each town is served.', 'Les pastilles «\u00a0Tous les jours\u00a0» et «\u00a0Le vendredi\u00a0» disent comment chaque ville est desservie.'],
      },
      dont: {
        example: (say) => towns(say, 'Zone A', 'Zone B', inOrder),
        why: ['Only the company knows what its badges “Zone A” and “Zone B” mean.', 'Seule l’entreprise sait ce que veulent dire ses pastilles «\u00a0Zone A\u00a0» et «\u00a0Zone B\u00a0».'],
      },
    },
    {
      do: {
        example: (say) => towns(say, say('Every day', 'Tous les jours'), say('Fridays', 'Le vendredi'), inOrder),
        why: ['The two featured towns come first: each kind forms a block that the eye takes in at once.', 'Les deux villes mises en avant viennent d’abord\u00a0: chaque sorte forme un bloc que l’œil saisit d’un coup.'],
      },
      dont: {
        example: (say) => towns(say, say('Every day', 'Tous les jours'), say('Fridays', 'Le vendredi'), ['Joliette', 'Laval', 'Sorel-Tracy', 'Terrebonne']),
        why: ['In alphabetical order the two kinds alternate, and every badge has to be read.', 'En ordre alphabétique, les deux sortes alternent, et il faut lire chaque pastille.'],
      },
    },
  ],
};
