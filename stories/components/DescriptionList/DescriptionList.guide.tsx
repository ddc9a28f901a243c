import { Description, DescriptionList } from '@uno/ui/DescriptionList';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'dl > div', name: ['Pair', 'Paire'], by: 'Description' },
    { at: 'dt', name: ['Term', 'Terme'], by: 'term', note: ['required, one to four words', 'obligatoire, de un à quatre mots'] },
    { at: 'dd', name: ['Description', 'Description'], by: 'children', note: ['below the term where the list is narrow', 'sous le terme quand la liste est étroite'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <DescriptionList>
            <Description term={say('Deposit', 'Dépôt')}>{say('You pay a third when you book.', 'Vous payez le tiers au moment de réserver.')}</Description>
            <Description term={say('Cancellation', 'Annulation')}>{say('It is free until two days before.', 'Elle est sans frais jusqu’à deux jours avant.')}</Description>
          </DescriptionList>
        ),
        why: ['The terms “Deposit” and “Cancellation” are short: a reader who looks for one finds it by running down the list.', 'Les termes «\u00a0Dépôt\u00a0» et «\u00a0Annulation\u00a0» sont courts\u00a0: on trouve celui qu’on cherche en parcourant la liste.'],
      },
      dont: {
        example: (say) => (
          <DescriptionList>
            <Description term={say('How much do I have to pay when I book?', 'Combien dois-je payer au moment de réserver?')}>{say('A third.', 'Le tiers.')}</Description>
            <Description term={say('Until when can I cancel without paying?', 'Jusqu’à quand puis-je annuler sans payer?')}>{say('Two days before.', 'Deux jours avant.')}</Description>
          </DescriptionList>
        ),
        why: ['The terms are questions, longer than their answers: put questions that open in an Accordion.', 'Les termes sont des questions, plus longues que leurs réponses\u00a0: des questions qui s’ouvrent vont dans un Accordion.'],
      },
    },
    {
      do: {
        example: (say) => (
          <DescriptionList>
            <Description term={say('Parking', 'Stationnement')}>{say('There are two places behind the building.', 'Il y a deux places derrière l’immeuble.')}</Description>
          </DescriptionList>
        ),
        why: ['Only parking is listed, because it is all that is known.', 'Seul le stationnement figure dans la liste, car c’est tout ce que l’on sait.'],
      },
      dont: {
        example: (say) => (
          <DescriptionList>
            <Description term={say('Parking', 'Stationnement')}>{say('There are two places behind the building.', 'Il y a deux places derrière l’immeuble.')}</Description>
            <Description term={say('Elevator', 'Ascenseur')}>{say('N/A', 'S.\u00a0O.')}</Description>
            <Description term={say('Pets', 'Animaux')}>–</Description>
          </DescriptionList>
        ),
        why: ['“N/A” and a dash leave the reader to guess whether the answer is no or unknown: leave out the pair, or say it in words.', '«\u00a0S.\u00a0O.\u00a0» et un tiret laissent deviner si la réponse est non ou si on l’ignore\u00a0: omettez la paire ou dites-le en mots.'],
      },
    },
  ],
};
