import { Differentiator, DifferentiatorFigure, DifferentiatorList, DifferentiatorTitle } from '@uno/ui/Differentiator';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

interface Reason {
  readonly figure?: string;
  readonly title: string;
  readonly text: string;
}

const list = (reasons: readonly Reason[]) => (
  <DifferentiatorList>
    {reasons.map(({ figure, title, text }) => (
      <Differentiator key={title}>
        {figure !== undefined && <DifferentiatorFigure>{figure}</DifferentiatorFigure>}
        <DifferentiatorTitle>{title}</DifferentiatorTitle>
        <p>{text}</p>
      </Differentiator>
    ))}
  </DifferentiatorList>
);

const warranty = (say: Say): Reason => ({
  figure: '5',
  title: say('Years of warranty', 'Années de garantie'),
  text: say('Parts and labour are covered for five years.', 'Les pièces et la main-d’œuvre sont couvertes pendant cinq ans.'),
});
const travel = (say: Say): Reason => ({ title: say('Travel', 'Déplacement'), text: say('We come to see the roof at no charge.', 'Nous venons voir la toiture sans frais.') });

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li', name: ['Reason', 'Raison'], by: 'Differentiator' },
    { at: 'li > p', name: ['Figure', 'Chiffre'], by: 'DifferentiatorFigure', note: ['optional; with its unit, about five characters', 'facultatif; avec son unité, environ cinq caractères'] },
    { at: 'h3', name: ['Name', 'Nom'], by: 'DifferentiatorTitle', note: ['level 3 by default', 'de niveau\u00a03 par défaut'] },
    { at: 'h3 + p', name: ['Text', 'Texte'], by: 'children', note: ['says in words what the figure counts', 'dit en mots ce que compte le chiffre'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => list([{ figure: '2\u00a0h', title: say('Urgent repairs', 'Réparations urgentes'), text: say('Our plumbers are at your door within two hours of your call.', 'Notre équipe est chez vous dans les deux heures suivant votre appel.') }]),
        why: ['The paragraph says what “2\u00a0h” measures, and from when: the promise can be checked.', 'Le paragraphe dit ce que mesure «\u00a02\u00a0h\u00a0», et à partir de quand\u00a0: la promesse se vérifie.'],
      },
      dont: {
        example: (say) => list([{ figure: 'A+', title: say('Commitment', 'Engagement'), text: say('We give our all, every time.', 'Nous donnons tout, chaque fois.') }]),
        why: ['An “A+” for commitment measures nothing, so nobody can check it.', 'Un «\u00a0A+\u00a0» en engagement ne mesure rien\u00a0: personne ne peut le vérifier.'],
      },
    },
    {
      do: {
        example: (say) => list([warranty(say), { ...travel(say), figure: say('$0', '0\u00a0$') }]),
        why: ['Both reasons have a figure, so they weigh the same and their texts line up.', 'Les deux raisons ont un chiffre\u00a0: elles pèsent autant l’une que l’autre, et leurs textes s’alignent.'],
      },
      dont: {
        example: (say) => list([warranty(say), travel(say)]),
        why: ['Only the first reason has a figure: the second is out of line, and looks like an afterthought.', 'Seule la première raison a un chiffre\u00a0: la seconde n’est plus alignée, et semble ajoutée après coup.'],
      },
    },
  ],
};
